// The encoders alone: the package's own entry brings fourteen more codes and what draws them.
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { EAN13 } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js';

/** The light ground that a reader needs on either side, in modules (ISO/IEC 15420 asks for 11, 15417 for 10). */
const quietZone = 11;

const encoders = {
  ean13: (value: string) => new EAN13(value, { flat: true }),
  code128: (value: string) => new CODE128(value, {}),
};

/** Which codes can be written. */
export type BarcodeFormat = keyof typeof encoders;

/** Whether the value can be written in this code: thirteen digits with a right check digit, or ASCII text. */
export const canBeBarcode = (value: string, format: BarcodeFormat) => encoders[format](value).valid();

/** A code as one path of bars, one unit high, on a strip of `width` modules with the quiet zones in it. */
export function barsOf(value: string, format: BarcodeFormat) {
  const encoder = encoders[format](value);
  if (!encoder.valid()) {
    throw new RangeError(
      `“${value}” cannot be written as ${format}: EAN-13 takes thirteen digits with a right check digit, Code 128 takes ASCII. Ask canBeBarcode first.`,
    );
  }
  const { data } = encoder.encode();
  const bars = [...data.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${quietZone + index} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { width: data.length + 2 * quietZone, path: bars.join('') };
}
