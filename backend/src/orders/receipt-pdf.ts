import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { storeNames } from '@rukav/brand';
import type { Locale } from '@rukav/contract';
import { language as languageOf } from '@rukav/contract/values.ts';
import type { Receipt } from '@rukav/contract/orders/receipts.ts';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { storeZones } from '../delivery/index.ts';
import { money } from '../messages/letter-figures.ts';
import { writeIn, type Write } from '../messages/render.ts';

const fontAt = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/onest/${path}`));
const fonts = {
  regular: fontAt('400Regular/Onest_400Regular.ttf'),
  strong: fontAt('600SemiBold/Onest_600SemiBold.ttf'),
};

const ink = { main: '#1c1a18', quiet: '#655f58', line: '#e4e0d9' };
const margin = 40;
/** The part of a row that its sum stands in, points. */
const sums = 100;
/** How wide the code is: 4 cm, which a camera reads from paper. */
const codeSide = 113;

type Pdf = PDFKit.PDFDocument;
type Row = readonly [name: string, value: string];

const widthOf = ({ page }: Pdf) => page.width - 2 * margin;

/** Begins another page where so much does not fit any more. */
function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}

/** A name and its value at the other end of the line. */
function row(pdf: Pdf, [name, value]: Row, valueWidth = sums): void {
  const nameWidth = widthOf(pdf) - valueWidth;
  const height = Math.max(
    pdf.heightOfString(name, { width: nameWidth }),
    pdf.heightOfString(value, { width: valueWidth }),
  );
  makeRoom(pdf, height);
  const { y } = pdf;
  pdf.text(name, margin, y, { width: nameWidth });
  pdf.text(value, margin + nameWidth, y, { width: valueWidth, align: 'right' });
  pdf.y = y + height + 4;
}

function rule(pdf: Pdf): void {
  const y = pdf.y + 4;
  pdf
    .moveTo(margin, y)
    .lineTo(margin + widthOf(pdf), y)
    .lineWidth(0.5)
    .stroke(ink.line);
  pdf.y = y + 10;
}

/** The code, each run of dark modules one rectangle. */
function code(pdf: Pdf, value: string): void {
  const { data, size } = encode(value, { ecc: 'M', border: 0 });
  const module = codeSide / size;
  // The quiet ground that a reader needs around it.
  const above = 4 * module;
  makeRoom(pdf, above + codeSide);
  const y = pdf.y + above;
  for (const [line, modules] of data.entries())
    for (let start = modules.indexOf(true); start >= 0;) {
      const end = modules.indexOf(false, start) < 0 ? size : modules.indexOf(false, start);
      pdf.rect(margin + start * module, y + line * module, (end - start) * module, module);
      start = modules.indexOf(true, end);
    }
  pdf.fill('black');
  pdf.y = y + codeSide;
}

const factsOf = ({ date, currency, fiscal, orderNumber }: Receipt, write: Write): Row[] => [
  [write('receipt.order'), orderNumber],
  [write('receipt.date'), new Date(date).toLocaleDateString('ru', { timeZone: storeZones[currency] })],
  [write('receipt.storage'), fiscal.storage],
  [write('receipt.document'), fiscal.document],
  [write('receipt.sign'), fiscal.sign],
];

/** A receipt as a tagged PDF of A5 pages, in the language of the locale: what its page shows, and the code to check it by. */
export async function receiptPdf(receipt: Receipt, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const write = writeIn(locale);
  const sum = (minor: number) => money(minor, receipt.currency);
  const title = write(`receipt.${receipt.kind}.title`, { number: receipt.fiscal.document });
  const pdf = new PDFDocument({
    size: 'A5',
    margin,
    font: fonts.regular,
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: storeNames[languageOf(locale)].store,
      CreationDate: new Date(receipt.date),
    },
  });
  const bytes = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const part = (kind: 'H1' | 'P', draw: () => void) => void root.add(pdf.struct(kind, {}, draw));
  const set = (font: keyof typeof fonts, size: number, colour = ink.main) =>
    pdf.font(fonts[font]).fontSize(size).fillColor(colour);

  part('P', () => set('regular', 9, ink.quiet).text(storeNames[languageOf(locale)].store).moveDown(0.5));
  part('H1', () => set('strong', 16).text(title).moveDown());
  for (const { name, price, quantity, sum: cost } of receipt.lines)
    part('P', () => {
      set('regular', 10);
      row(pdf, [name, sum(cost)]);
      set('regular', 9, ink.quiet).text(
        write('receipt.line', { quantity: String(quantity), price: sum(price) }),
        margin,
        pdf.y - 2,
      );
      pdf.moveDown(0.5);
    });
  rule(pdf);
  part('P', () => {
    set('strong', 12);
    row(pdf, [write('receipt.total'), sum(receipt.total)]);
  });
  for (const { kind, sum: paid } of receipt.payments)
    part('P', () => {
      set('regular', 10);
      row(pdf, [write(`receipt.by.${kind}`), sum(paid)]);
    });
  rule(pdf);
  for (const fact of factsOf(receipt, write))
    part('P', () => {
      set('regular', 9, ink.quiet);
      row(pdf, fact, widthOf(pdf) / 2);
    });
  root.add(pdf.struct('Figure', { alt: write('receipt.code') }, () => code(pdf, receipt.qr)));
  root.end();
  pdf.end();
  return new Uint8Array(await bytes);
}
