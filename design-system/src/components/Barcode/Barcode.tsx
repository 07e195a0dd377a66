import { useMemo } from 'react';
import { barsOf, type BarcodeFormat } from './bars.ts';
import * as styles from './Barcode.css.ts';

export interface BarcodeProps {
  /** What a reader gets. What cannot be written in the code throws: ask `canBeBarcode` about a value that others typed. */
  value: string;
  /** What it is: “Штрихкод купона”. A screen reader has this and the number. */
  label: string;
  /**
   * `ean13` – thirteen digits, as on goods and loyalty cards; `code128` – any Latin text, as on coupons.
   *
   * @default 'code128'
   */
  format?: BarcodeFormat;
  /** The number as it is written below, where it reads better in groups. @default the value */
  text?: string;
  /**
   * `medium` – 2 px a module; `large` – 3 px, to be held out to a till. It never grows wider than where it stands, so give
   * a long value the whole width of a phone.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.bars;
}

const moduleWidth = { medium: 2, large: 3 } as const;

/** Bars for a till's beam with the number below, black on white in every theme. Where a camera reads, use `QrCode`. */
export function Barcode({ value, label, format = 'code128', text = value, size = 'medium' }: BarcodeProps) {
  const { width, path } = useMemo(() => barsOf(value, format), [value, format]);

  return (
    <figure className={styles.root}>
      <svg
        role="img"
        aria-label={label}
        className={styles.bars[size]}
        width={width * moduleWidth[size]}
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${width}v1h-${width}z`} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <figcaption className={styles.text}>{text}</figcaption>
    </figure>
  );
}
