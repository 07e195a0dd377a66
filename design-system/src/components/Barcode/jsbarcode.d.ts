interface Encoded {
  /** A one for each dark module, a nought for each light one. */
  data: string;
}

interface Encoder {
  /** Whether the text can be written in this code. */
  valid(): boolean;
  encode(): Encoded;
}

declare module 'jsbarcode/bin/barcodes/EAN_UPC/index.js' {
  /** Thirteen digits, the last of them a check; with twelve the check is added. */
  export const EAN13: new (text: string, options: { flat: true }) => Encoder;
}

declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Any ASCII text; pairs of digits take half the room. */
  export const CODE128: new (text: string, options: object) => Encoder;
}
