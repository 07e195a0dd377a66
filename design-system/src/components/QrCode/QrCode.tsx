import { useMemo } from 'react';
import { modulesOf } from './modules.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /**
   * What a reader gets: an address, a number. Up to about 2 900 characters of Latin; the longer, the finer the modules. A
   * longer one throws.
   */
  value: string;
  /** What it is and what to do with it: “QR-код для оплаты”. A screen reader has this alone, so give the same way as a link. */
  label: string;
  /**
   * How wide it grows: `small` – 128 px, for an address; `medium` – 200 px; `large` – 288 px, to be held out to a till. It
   * never grows wider than where it stands.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
  /**
   * How much of it may be dirty or hidden: about 7, 15 or 30 %. More costs finer modules.
   *
   * @default 'medium'
   */
  correction?: 'low' | 'medium' | 'high';
  /** Why it cannot be used, such as “Код истёк”. It is covered, so that nobody tries. */
  expired?: string;
}

/** A square for a camera to read, black on white in every theme, because readers want it so. For a till with a beam use `Barcode`. */
export function QrCode({ value, label, size = 'medium', correction = 'medium', expired }: QrCodeProps) {
  const { side, path } = useMemo(() => modulesOf(value, correction), [value, correction]);

  return (
    <div className={styles.size[size]}>
      <svg
        role="img"
        aria-label={expired === undefined ? label : `${label}. ${expired}`}
        className={expired === undefined ? styles.code : styles.faded}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${side}v${side}h-${side}z`} fill="white" />
        <path d={path} stroke="black" strokeWidth="1" />
      </svg>
      {expired !== undefined && (
        <p className={styles.expired} aria-hidden="true">
          {expired}
        </p>
      )}
    </div>
  );
}
