import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fieldPage } from '../MaskedField/fieldBench.tsx';
import type { PhoneCountry } from './normalise-phone.ts';
import { formatPhone } from './phone-mask.ts';
import { PhoneField } from './PhoneField.tsx';

const numbers: Record<PhoneCountry, string> = { RU: '9161234567', KZ: '7011234567' };
/** The caret’s places after the opening `+7 (`, before which a number has no figures. */
const places = Array.from({ length: 15 }, (_, index) => index + 4);
const figuresIn = (text: string) => text.replaceAll(/\D/g, '').slice(1);
const isFigure = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);

describe.each(['RU', 'KZ'] as const)('%s', (country) => {
  const number = numbers[country];
  const full = formatPhone(`+7${number}`);
  let page: ReturnType<typeof fieldPage>;
  beforeEach(() => {
    page = fieldPage((value) => <PhoneField label="Телефон" country={country} {...value} />);
  });
  afterEach(() => page.clear());

  /** The figures, and how many of them stand before the caret: a caret among signs of the mask has not jumped. */
  const seen = () => {
    const [before = '', after = ''] = page.look().split('|');
    return { figures: figuresIn(before + after), before: figuresIn(before).length };
  };

  test('A41: a figure typed at any place of a number stands there, and the caret behind it', async () => {
    const short = formatPhone(`+7${number.slice(0, 9)}`);
    for (const place of places.filter((index) => index <= short.length)) {
      const before = figuresIn(short.slice(0, place)).length;
      page.begin(`+7${number.slice(0, 9)}`, place);

      await page.press('5');

      const figures = `${number.slice(0, before)}5${number.slice(before, 9)}`;
      expect(seen(), `at ${place}`).toEqual({ figures, before: before + 1 });
      expect(page.heard().at(-1)).toBe(`+7${figures}`);
    }
  });

  test('A41: Backspace at any place takes the figure before it, or steps over a sign of the mask', async () => {
    for (const place of places.slice(1)) {
      const before = figuresIn(full.slice(0, place)).length;
      page.begin(`+7${number}`, place);

      await page.press('{Backspace}');

      const isTaken = isFigure(full[place - 1]);
      const figures = isTaken ? number.slice(0, before - 1) + number.slice(before) : number;
      expect(seen(), `at ${place}`).toEqual({ figures, before: isTaken ? before - 1 : before });
      expect(page.input().selectionStart).toBeLessThan(place);
    }
  });

  test('A41: Delete at any place takes the figure behind it, or steps over a sign of the mask', async () => {
    for (const place of places.slice(0, -1)) {
      const before = figuresIn(full.slice(0, place)).length;
      page.begin(`+7${number}`, place);

      await page.press('{Delete}');

      const isTaken = isFigure(full[place]);
      const figures = isTaken ? number.slice(0, before) + number.slice(before + 1) : number;
      expect(seen(), `at ${place}`).toEqual({ figures, before });
      expect(page.input().selectionStart).toBeGreaterThanOrEqual(isTaken ? place : place + 1);
    }
  });

  test('A41: any chosen part is replaced by what is typed, and emptied by Backspace', async () => {
    const parts = [5, 7, 9, 12, 15, 18].flatMap((to) => [4, 6, 8, 11, 14].map((from) => [from, to] as const));
    for (const [from, to] of parts.filter(([from, to]) => from < to)) {
      const before = figuresIn(full.slice(0, from)).length;
      const rest = number.slice(figuresIn(full.slice(0, to)).length);

      page.begin(`+7${number}`, from, to);
      await page.press('5');
      const figures = `${number.slice(0, before)}5${rest}`.slice(0, 10);
      expect(seen(), `${from} to ${to}`).toEqual({ figures, before: before + 1 });

      page.begin(`+7${number}`, from, to);
      await page.press('{Backspace}');
      expect(seen(), `${from} to ${to}`).toEqual({ figures: number.slice(0, before) + rest, before });
    }
  });

  test('A41: figures pasted in the middle stand there, and the caret behind them', async () => {
    for (const place of [6, 9, 12]) {
      const short = number.slice(0, 7);
      const before = figuresIn(formatPhone(`+7${short}`).slice(0, place)).length;
      page.begin(`+7${short}`, place);

      await page.paste('5-5');

      expect(seen()).toEqual({
        figures: `${short.slice(0, before)}55${short.slice(before)}`,
        before: before + 2,
      });
    }
  });

  test('A41: every spelling that is pasted gives the same number, into an empty field and over another', async () => {
    const [code, first, second, third] = [
      number.slice(0, 3),
      number.slice(3, 6),
      number.slice(6, 8),
      number.slice(8),
    ];
    const spellings = [
      `8 (${code}) ${first}-${second}-${third}`,
      `8${number}`,
      `+7${number}`,
      `+7 ${code} ${first} ${second} ${third}`,
      `7${number}`,
      number,
      `(${code}) ${first}-${second}${third}`,
      `\u00A08-${code}-${first}-${second}-${third} `,
      `тел. +7 (${code}) ${first} ${second} ${third}`,
    ];
    for (const pasted of spellings) {
      for (const start of ['', '+79990000000', '+7999']) {
        page.begin(start, 0, 30);
        await page.paste(pasted);

        expect(page.heard().at(-1), `${pasted} over “${start}”`).toBe(`+7${number}`);
        expect(page.look()).toBe(`${full}|`);
      }
    }
  });

  test('A41: a number typed key by key is whole, and is emptied key by key', async () => {
    page.begin('', 0);
    for (let written = 1; written <= number.length; written += 1) {
      await page.press(number.charAt(written - 1));
      expect(page.heard().at(-1)).toBe(`+7${number.slice(0, written)}`);
    }
    expect(page.look()).toBe(`${full}|`);

    page.begin(`+7${number}`, 30);
    await page.press('{Backspace>18/}');
    expect(page.look()).toBe('|');
    expect(page.heard().at(-1)).toBe('');
  });

  test('A41: a figure typed into a full number pushes the last one out, and not the caret', async () => {
    for (const place of places.slice(0, -1)) {
      const before = figuresIn(full.slice(0, place)).length;
      page.begin(`+7${number}`, place);

      await page.press('5');

      const figures = `${number.slice(0, before)}5${number.slice(before, 9)}`;
      expect(seen(), `at ${place}`).toEqual({ figures, before: before + 1 });
    }
  });

  test('A41: a figure typed before the number or within its +7 is the first of the number', async () => {
    for (const place of [0, 1, 2, 3]) {
      page.begin(`+7${number.slice(0, 8)}`, place);

      await page.press('5');

      expect(seen(), `at ${place}`).toEqual({ figures: `5${number.slice(0, 8)}`, before: 1 });
    }
  });

  test('A41: what is typed or taken within the country’s +7 leaves the number as it is', async () => {
    for (const place of [0, 1, 2, 3]) {
      for (const key of ['{Backspace}', '{Delete}', '+']) {
        page.begin(`+7${number}`, place);
        await page.press(key);
        expect(seen().figures, `${key} at ${place}`).toBe(number);
      }
    }
  });
});
