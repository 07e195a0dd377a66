import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listen } from '../../internal/screen-reader.ts';
import { pageWithModals } from '../ModalStack/modalBench.tsx';
import { ConfirmModal, type ConfirmModalProps } from './index.ts';

type Modals = { confirm: ConfirmModalProps };
const texts = {
  ru: {
    close: 'Закрыть',
    title: 'Удалить платье «Нева»?',
    message: 'Вернуть его можно будет только из каталога.',
    confirmLabel: 'Удалить',
    cancelLabel: 'Оставить',
  },
  kk: {
    close: 'Жабу',
    title: '«Нева» көйлегін жою керек пе?',
    message: 'Оны каталогтан ғана қайта қосуға болады.',
    confirmLabel: 'Жою',
    cancelLabel: 'Қалдыру',
  },
};

let visit: ReturnType<typeof pageWithModals<Modals>>;
afterEach(() => visit.clear());

test.each(['ru', 'kk'] as const)(
  'an alert dialog is heard as in the transcript (%s) [A1 A2 A7]',
  async (language) => {
    const { close, ...question } = texts[language];
    document.documentElement.lang = language;
    visit = pageWithModals<Modals>({ confirm: ConfirmModal }, close);
    visit.opener().focus();
    const button = page.getByRole('button', { name: question.cancelLabel });

    const heard = await listen(async ({ happens, press, readOn }) => {
      await happens('the question comes', async () => {
        visit.stack.open('confirm', { ...question, onConfirm: () => {} });
        await expect.element(button).toHaveFocus();
      });
      await press('{Tab}');
      await press('{Tab}');
      await press('{Tab}');
      await readOn();
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/alert-dialog.${language}.txt`);
  },
);
