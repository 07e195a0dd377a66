import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './GiftCardFace.css.ts';

export interface GiftCardFaceProps {
  /** What it is, in the words of the shop: “Подарочная карта”. */
  title: string;
  /** The name of the shop as it is written on things. */
  brand: string;
  /** What it is worth, formatted: “5 000 ₽”. Before a sum is chosen, what may be chosen: “от 500 до 30 000 ₽”. */
  amount: string;
  /**
   * What is drawn on it: `plain` – one quiet plane; `ribbon` – a band across and along; `weave` – a twill of fine lines. A photograph wants the first.
   *
   * @default 'plain'
   */
  design?: keyof typeof styles.design;
  /** A photograph along the end of it. */
  picture?: PictureSource;
  /** What the giver calls the other one by: “Дорогая Айгерим”. A line. */
  greeting?: string;
  /** The last digits of a card that was bought, or the whole number where it may be seen. */
  number?: string;
  /**
   * How wide it grows: `small` – in a row of choices, with no greeting; `medium` – beside a form; `large` – alone on a page.
   * It never grows wider than where it stands.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
}

/**
 * The face of a gift card, as wide to its height as one of plastic, and higher when the words need it. It only shows:
 * to choose a design, put it into the label of a radio; to buy, put a `Button` beside it.
 */
export function GiftCardFace(props: GiftCardFaceProps) {
  const { title, brand, amount, design = 'plain', picture, greeting, number, size = 'medium' } = props;

  return (
    <div className={styles.size[size]}>
      <div data-face className={styles.design[picture ? 'plain' : design]}>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} kind="scene" alt="" ratio="fill" sizes="15rem" />
          </div>
        )}
        <div className={picture ? styles.wordsOnPlane : styles.words}>
          <p className={styles.top}>
            <span className={styles.brand}>{brand}</span>
            <span className={styles.title}>{title}</span>
          </p>
          {greeting !== undefined && size !== 'small' && <p className={styles.greeting}>{greeting}</p>}
          <p className={styles.bottom}>
            <span className={styles.amount[size]}>{amount}</span>
            {number !== undefined && <span className={styles.number}>{number}</span>}
          </p>
        </div>
      </div>
    </div>
  );
}
