import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../Badge/index.ts';
import * as styles from './CouponTile.css.ts';

export interface CouponTileProps {
  /** What it gives, in a word or a figure: “−15 %”, “500 ₽”, “Подарок”. */
  benefit: string;
  /** On what: “На трикотаж и пальто”. */
  title: string;
  /** How long it holds: “До 30 ноября”. */
  validity: string;
  /** What it asks for: “При покупке от 5 000 ₽”. */
  terms?: string;
  /** How it stands, in a word: “Новый”, “Использован”. */
  status?: { label: string; tone: BadgeProps['tone'] };
  /** Nothing can be had for it any more: it is paler, and `status` says why. */
  isSpent?: boolean;
  /** What a till reads or what is typed: a `Barcode`, a `QrCode`, a `CopyableCode`. */
  code?: ReactNode;
  /** A button, such as “Активировать”. */
  action?: ReactNode;
  /**
   * Its place in the outline of the page, one below the heading it belongs to.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** A right to something cheaper: what it gives, on what and how long. A sum that is stored on a card is a `GiftCardFace`. */
export function CouponTile(props: CouponTileProps) {
  const { benefit, title, validity, terms, status, isSpent = false, code, action } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;

  return (
    <div className={styles.frame}>
      <div className={styles.root} data-spent={isSpent || undefined}>
        <p className={styles.benefit}>{benefit}</p>
        <div className={styles.words}>
          {status && (
            <div>
              <Badge tone={status.tone}>{status.label}</Badge>
            </div>
          )}
          <Heading className={styles.title}>{title}</Heading>
          <p>{validity}</p>
          {terms !== undefined && <p className={styles.terms}>{terms}</p>}
          {code !== undefined && <div className={styles.below}>{code}</div>}
          {action !== undefined && <div className={styles.below}>{action}</div>}
        </div>
      </div>
    </div>
  );
}
