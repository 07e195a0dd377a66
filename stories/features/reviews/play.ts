import { expect, fireEvent, screen, waitFor } from 'storybook/test';

/** A file of this kind and size, which is a picture as far as the form looks. */
export const aFile = (name: string, type = 'image/jpeg', size = 10) =>
  new File([new Uint8Array(size)], name, { type });

/** Puts files into the field of photographs as the browser does once they were chosen. */
export function choose(...files: File[]) {
  const picker = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]')!;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  picker.files = transfer.files;
  void fireEvent.change(picker);
}

/** Waits until a text is there and the modal around it has faded in. */
export const isSeen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
