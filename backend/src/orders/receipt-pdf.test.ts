import type { Receipt } from '@rukav/contract/orders/receipts.ts';
import jsQR from 'jsqr';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import { receiptPdf } from './receipt-pdf.ts';

const receipt = (changes: Partial<Receipt> = {}): Receipt => ({
  id: 'r1',
  orderNumber: 'ABCDE-23456',
  kind: 'sale',
  date: '2026-11-21T09:00:00.000Z',
  currency: 'RUB',
  lines: [
    { name: 'Рубашка из льна, песочный, 46', price: 399_900, quantity: 2, sum: 799_800 },
    { name: 'Доставка', price: 29_950, quantity: 1, sum: 29_950 },
  ],
  total: 829_750,
  payments: [
    { kind: 'prepaid', sum: 100_000 },
    { kind: 'cash', sum: 729_750 },
  ],
  fiscal: { storage: '9999078900001234', document: '1234567', sign: '4242424242' },
  qr: 't=20261121T0900&s=8297.50&fn=9999078900001234&i=1234567&fp=4242424242&n=1',
  ...changes,
});

const opened = async (...written: Parameters<typeof receiptPdf>) =>
  getDocumentProxy(await receiptPdf(...written));
type Pdf = Awaited<ReturnType<typeof opened>>;

const wordsOf = async (pdf: Pdf) =>
  (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ').trim();

/** A corner, and where the line goes from it: how a rectangle is written, operation by operation. */
const rectangle = 13;

/** What a camera reads of the rectangles that are drawn last. */
async function codeOf(pdf: Pdf): Promise<string | undefined> {
  const { OPS } = await getResolvedPDFJS();
  const { argsArray, fnArray } = await (await pdf.getPage(pdf.numPages)).getOperatorList();
  const drawn = argsArray[fnArray.lastIndexOf(OPS.constructPath)] as [number, [Float32Array]];
  const path = [...drawn[1][0]];
  const corners = Array.from({ length: path.length / rectangle }, (_, index) => {
    const [, x = 0, y = 0, , right = 0, , , , bottom = 0] = path.slice(index * rectangle);
    return { x, y, right, bottom };
  });
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [scale, margin, side] = [4, 40, 560];
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const at = (value: number, from: number) => Math.round((value - from) * scale) + margin;
  for (const { x, y, right, bottom } of corners)
    for (let row = at(y, top); row < at(bottom, top); row += 1)
      pixels.fill(0, (row * side + at(x, left)) * 4, (row * side + at(right, left)) * 4);
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
  return jsQR(pixels, side, side)?.data;
}

test('a receipt as PDF says all that its page says, and a camera reads its code [ORD-03]', async () => {
  const pdf = await opened(receipt(), 'ru-RU');

  expect(await wordsOf(pdf)).toBe(
    'Рукав Кассовый чек № 1234567 Рубашка из льна, песочный, 46 7 998 ₽ 2 шт. × 3 999 ₽ Доставка 299,50 ₽ ' +
      '1 шт. × 299,50 ₽ Всего 8 297,50 ₽ Внесено раньше 1 000 ₽ Наличными 7 297,50 ₽ Заказ ABCDE-23456 Дата 21.11.2026 ' +
      'Фискальный накопитель 9999078900001234 Фискальный документ 1234567 Фискальный признак 4242424242',
  );
  expect(await codeOf(pdf)).toBe(receipt().qr);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Language: 'ru-RU', Title: 'Кассовый чек № 1234567' });
});

test('in Kazakhstan it is in Kazakh and in tenge', async () => {
  const pdf = await opened(receipt({ kind: 'refund', currency: 'KZT' }), 'kk-KZ');

  const words = await wordsOf(pdf);
  expect(words).toContain('№ 1234567 қайтару чегі');
  expect(words).toContain('Барлығы 8 297,50 ₸');
  expect(words).toContain('Фискалдық жинақтауыш 9999078900001234');
});

test('a long one has as many pages as it needs, each line whole', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    name: `Пальто из шерсти с поясом и капюшоном, тёмно-синий в клетку, ${index}-й размер`,
    price: 1_000_000 + index,
    quantity: 1,
    sum: 1_000_000 + index,
  }));

  const pdf = await opened(receipt({ lines }), 'ru-RU');

  expect(pdf.numPages).toBeGreaterThan(3);
  const words = await wordsOf(pdf);
  for (const [index] of lines.entries()) expect(words).toContain(`${index}-й размер`);
  expect(await codeOf(pdf)).toBe(receipt().qr);
});
