import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CodeField } from '../CodeField/index.ts';
import { fieldPage } from './fieldBench.tsx';
import { MaskedField } from './MaskedField.tsx';
import { digitGroups } from './masks.ts';

const card = digitGroups([4, 4, 4, 4]);
const fields = [
  {
    name: 'card',
    whole: '6043 1700 0000 1234',
    page: () => fieldPage((value) => <MaskedField label="Карта" mask={card} {...value} />),
  },
  {
    name: 'code',
    whole: '041205',
    page: () => fieldPage((value) => <CodeField label="Код" length={6} {...value} />),
  },
];
const figuresIn = (text: string) => text.replaceAll(/\D/g, '');
const isFigure = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);

describe.each(fields)('$name', ({ whole, page: open }) => {
  let page: ReturnType<typeof fieldPage>;
  beforeEach(() => {
    page = open();
  });
  afterEach(() => page.clear());
  const all = figuresIn(whole);
  const seen = () => {
    const [before = '', after = ''] = page.look().split('|');
    return { figures: figuresIn(before + after), before: figuresIn(before).length };
  };

  test('A41: the caret stays behind what was typed at any place, or over what was chosen', async () => {
    const short = whole.slice(0, -1);
    for (let place = 0; place < whole.length; place += 1) {
      const before = figuresIn(whole.slice(0, place)).length;

      page.begin(short, place);
      await page.press('7');
      const figures = `${all.slice(0, before)}7${all.slice(before, -1)}`;
      expect(seen(), `7 at ${place}`).toEqual({ figures, before: before + 1 });

      page.begin(whole, place, place + 1);
      await page.press('7');
      const rest = all.slice(figuresIn(whole.slice(0, place + 1)).length);
      const replaced = `${all.slice(0, before)}7${rest}`.slice(0, all.length);
      expect(seen(), `7 over one at ${place}`).toEqual({ figures: replaced, before: before + 1 });
    }
  });

  test('A41: the caret stays where a figure was taken, and steps over what belongs to the mask', async () => {
    for (let place = 0; place <= whole.length; place += 1) {
      const before = figuresIn(whole.slice(0, place)).length;

      page.begin(whole, place);
      await page.press('{Backspace}');
      const isTaken = isFigure(whole[place - 1]);
      expect(seen(), `Backspace at ${place}`).toEqual({
        figures: isTaken ? all.slice(0, before - 1) + all.slice(before) : all,
        before: isTaken ? before - 1 : before,
      });

      page.begin(whole, place);
      await page.press('{Delete}');
      expect(seen(), `Delete at ${place}`).toEqual({
        figures: isFigure(whole[place]) ? all.slice(0, before) + all.slice(before + 1) : all,
        before,
      });
    }
  });
});

describe('what is pasted', () => {
  test('A41: a card is understood with spaces, dashes and words, and in the middle', async () => {
    const page = fieldPage((value) => <MaskedField label="Карта" mask={card} {...value} />);
    for (const pasted of ['6043170000001234', '6043-1700-0000-1234', 'карта 6043 1700 0000 1234']) {
      page.begin('', 0);
      await page.paste(pasted);
      expect(page.look()).toBe('6043 1700 0000 1234|');
    }

    page.begin('6043 1234', 4);
    await page.paste('17 00');
    expect(page.look()).toBe('6043 1700 |1234');
    page.clear();
  });

  test('A43: a code keeps its zeros and may be pasted with words, whole or in the middle', async () => {
    const page = fieldPage((value) => <CodeField label="Код" length={4} {...value} />);
    page.begin('', 0);
    await page.paste('Код: 04-12');
    expect(page.heard()).toEqual(['0412']);

    page.begin('02', 1);
    await page.paste('41');
    expect(page.look()).toBe('041|2');
    page.clear();
  });
});
