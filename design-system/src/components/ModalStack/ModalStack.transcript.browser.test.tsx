import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listen } from '../../internal/screen-reader.ts';
import { Modal } from '../Modal/index.ts';
import { pageWithModals } from './modalBench.tsx';

type Modals = { sizes: object; advice: object };
const texts = {
  ru: {
    close: 'Закрыть',
    sizes: 'Таблица размеров',
    height: 'Рост',
    choose: 'Выбрать размер',
    advice: 'Как снять мерки',
    words: 'Встаньте прямо и не втягивайте живот.',
  },
  kk: {
    close: 'Жабу',
    sizes: 'Өлшемдер кестесі',
    height: 'Бойыңыз',
    choose: 'Өлшемді таңдау',
    advice: 'Өлшемді қалай алуға болады',
    words: 'Тік тұрыңыз, ішіңізді тартпаңыз.',
  },
};

let visit: ReturnType<typeof pageWithModals<Modals>>;
afterEach(() => visit.clear());

test.each(['ru', 'kk'] as const)(
  'a dialog, another above it and the way back are heard as in the transcript (%s) [A1 A2 A4 A7]',
  async (language) => {
    const words = texts[language];
    document.documentElement.lang = language;
    visit = pageWithModals<Modals>(
      {
        sizes: () => (
          <Modal title={words.sizes} footer={<button type="button">{words.choose}</button>}>
            <label>
              {words.height} <input type="text" autoComplete="off" />
            </label>
          </Modal>
        ),
        advice: () => <Modal title={words.advice}>{words.words}</Modal>,
      },
      words.close,
    );
    visit.opener().focus();
    const has = (name: string) => async () => {
      await expect.element(page.getByRole('dialog', { name })).toHaveFocus();
    };
    const isBack = async () => {
      await expect.element(page.getByRole('dialog', { name: words.advice })).not.toBeInTheDocument();
    };
    const isClosed = async () => {
      await expect.poll(() => document.activeElement).toBe(visit.opener());
    };

    const heard = await listen(async ({ happens, press, readOn }) => {
      await happens('the table of sizes opens', async () => {
        visit.stack.open('sizes', {});
        await has(words.sizes)();
      });
      await readOn();
      await press('{Tab}');
      await press('{Tab}');
      await press('{Tab}');
      await happens('another opens above it', async () => {
        visit.stack.open('advice', {});
        await has(words.advice)();
      });
      await readOn();
      await press('{Escape}', isBack);
      await press('{Escape}', isClosed);
    });

    await expect(heard).toMatchFileSnapshot(`transcripts/modal-within-modal.${language}.txt`);
  },
);
