import { PhotosField, type ChosenPhoto, type PhotosFieldProps } from '@rukav/design-system/PhotosField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inModes, looksAlike } from '../../.storybook/modes.ts';
import { HeldPhotos } from './photos/HeldPhotos.tsx';
import { kazakh, russian } from './photos/labels.ts';
import { pictures } from './pictures/index.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const photo = (id: string, src: string, more: Partial<ChosenPhoto> = {}): ChosenPhoto => ({
  id,
  name: `${id}.jpg`,
  src,
  state: 'ready',
  ...more,
});
const three = [
  photo('пальто', pictures.coat.src),
  photo('спинка', pictures.coatBack.src),
  photo('пуговица', pictures.coatClose.src),
];

const meta = {
  component: PhotosField,
  tags: ['REV-18', 'REV-19', 'REV-20'],
  args: {
    label: 'Фотографии',
    requirement: 'по желанию',
    description: 'До 10 фотографий, JPEG или PNG, каждая не больше 7 МБ',
    photos: [],
    limits: { count: 10, size: 7 * 1024 * 1024, types: ['image/jpeg', 'image/png'] },
    labels: russian,
    onAdd: fn<PhotosFieldProps['onAdd']>(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PhotosField>;

export default meta;
type Story = StoryObj<typeof meta>;

const jpeg = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' });
const pdf = new File(['x'], 'чек.pdf', { type: 'application/pdf' });
const pickerOf = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type="file"]')!;

/** Puts files into the field as the browser does once they were chosen. */
function choose(element: HTMLElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  pickerOf(element).files = transfer.files;
  void fireEvent.change(pickerOf(element));
}

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Ready: Story = {
  parameters: looksAlike,
  args: { photos: three },
};
export const Sending: Story = {
  args: {
    photos: [
      three[0]!,
      { ...three[1]!, state: 'sending', progress: 0.4 },
      { ...three[2]!, state: 'sending' },
    ],
  },
};
export const FailedAndRefused: Story = {
  args: {
    photos: [
      three[0]!,
      { ...three[1]!, state: 'failed', reason: 'Не отправилась: пропала связь' },
      { ...three[2]!, state: 'refused', reason: 'Больше 7 МБ. Выберите файл поменьше' },
      { id: 'чек', name: 'чек.pdf', state: 'refused', reason: 'Подходят только JPEG и PNG' },
    ],
  },
};
export const Invalid: Story = {
  args: { isRequired: true, requirement: 'обязательно', error: 'Добавьте хотя бы одну фотографию изъяна' },
};
export const Disabled: Story = { args: { photos: three, isDisabled: true } };
export const Many: Story = {
  args: {
    photos: Object.values(pictures)
      .slice(0, 10)
      .map(({ src }, index) => photo(`кадр-${index + 1}`, src)),
  },
};

export const LongKazakhWords: Story = {
  args: {
    label: 'Бұйымның кемшілігі анық көрінетін фотосуреттер',
    requirement: 'міндетті емес',
    description: '10 фотосуретке дейін, JPEG немесе PNG, әрқайсысы 7 МБ-тан аспауы керек',
    labels: kazakh,
    photos: [
      photo('қысқы-пальтоның-алдыңғы-жағы-мен-түймелері', pictures.coat.src),
      photo('өте-үлкен-сурет', pictures.coatBack.src, {
        state: 'refused',
        reason: '7 МБ-тан үлкен. Көлемі кішірек файлды таңдаңыз',
      }),
    ],
  },
  decorators: [
    (Story) => (
      <div lang="kk" style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhWords, ...atLargeText, play: nothingRunsOut };

export const FilesAreSortedByTheLimits: Story = {
  args: { photos: three, limits: { count: 4, size: 100, types: ['image/jpeg'] } },
  play: async ({ args, canvasElement }) => {
    choose(canvasElement, jpeg('a.jpg'), jpeg('b.jpg', 101), pdf, jpeg('c.jpg'));

    await expect(args.onAdd).toHaveBeenCalledOnce();
    const { taken, refused } = args.onAdd.mock.calls[0]![0];
    await expect(taken.map(({ name }) => name)).toEqual(['a.jpg']);
    await expect(refused.map(({ file, fault }) => [file.name, fault])).toEqual([
      ['b.jpg', 'tooLarge'],
      ['чек.pdf', 'wrongType'],
      ['c.jpg', 'tooMany'],
    ]);
  },
};

export const DroppedFilesAreTakenAsChosenOnes: Story = {
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('button', { name: 'Выбрать фотографии' }).parentElement!;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(jpeg('a.jpg'));

    await fireEvent(area, new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(area).toHaveAttribute('data-over', 'true'));
    await fireEvent(area, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));

    await expect(area).not.toHaveAttribute('data-over');
    await expect(args.onAdd.mock.calls[0]?.[0].taken.map(({ name }) => name)).toEqual(['a.jpg']);
  },
};

export const ARefusalIsNamedAtThePhotoAndReadOut: Story = {
  render: (args) => <HeldPhotos {...args} />,
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, pdf);

    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Подходят только JPEG и PNG');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('чек.pdf: Подходят только JPEG и PNG'),
    );
  },
};

export const TheButtonOpensTheChoiceOfFiles: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = fn();
    pickerOf(canvasElement).addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    canvas.getByRole('button', { name: 'Выбрать фотографии' }).focus();

    await userEvent.keyboard('{Enter}');

    await expect(opened).toHaveBeenCalledOnce();
    await expect(pickerOf(canvasElement)).toHaveAttribute('accept', 'image/jpeg,image/png');
  },
};

export const AfterARemovalTheFocusGoesToTheNeighbour: Story = {
  args: { photos: three },
  render: (args) => <HeldPhotos {...args} />,
  play: async ({ canvas, userEvent }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Убрать фотографию ${name}.jpg` });
    remove('спинка').focus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('пуговица')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('пальто')).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выбрать фотографии' })).toHaveFocus());
  },
};

export const WhatHasFailedCanBeSentAgain: Story = {
  args: { photos: [{ ...three[0]!, state: 'failed', reason: 'Не отправилась: пропала связь' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз пальто.jpg' }));

    await expect(args.onRetry).toHaveBeenCalledWith('пальто');
  },
};
