import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { classNames } from '../../internal/class-names.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './LineItem.css.ts';

export interface LineItemProps {
  /** What it is, and the name of its one link. */
  title: string;
  /** The language of the title, where it differs from the page's. */
  lang?: string;
  /** The page of the thing. */
  href?: string;
  /** The title says what is in it, so it has no text of its own. */
  picture: PictureSource;
  /** What tells it from its neighbours: “Размер 44”, “Цвет: молочный”. */
  details?: readonly string[];
  /** What it costs: a `Price` or a sum. */
  price?: ReactNode;
  /** How many: a `QuantityStepper`, or a count in words. */
  quantity?: ReactNode;
  /** What has to be known before going on: “Остался последний”. */
  note?: ReactNode;
  /** What can be done with it: delete, put aside. */
  actions?: ReactNode;
  /** It cannot be had any more: picture and words are paler, and `note` says why. */
  isUnavailable?: boolean;
  /**
   * `medium` – to be worked with, in a basket; `small` – to be reminded of, beside totals and in a widget.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
  /** Makes a heading of the title, one below the heading of its list. Without it the title is plain words. */
  headingLevel?: 2 | 3 | 4;
}

/** One line of a basket, an order or a list of things: picture, name, how many and for how much. It is no list item by itself. */
export function LineItem(props: LineItemProps) {
  const { title, lang, href, picture, details = [], price, quantity, note, actions, size = 'medium' } = props;
  const Title = props.headingLevel === undefined ? 'p' : (`h${props.headingLevel}` as const);

  return (
    <div className={styles.frame}>
      <div
        className={classNames(styles.root, styles.size[size])}
        data-unavailable={props.isUnavailable || undefined}
      >
        <div className={styles.picture}>
          <Picture {...picture} alt="" sizes={size === 'small' ? '64px' : '128px'} />
        </div>
        <div className={styles.words}>
          <Title lang={lang} className={styles.title[size]}>
            {href === undefined ? (
              title
            ) : (
              <Anchor href={href} className={styles.link}>
                {title}
              </Anchor>
            )}
          </Title>
          {details.length > 0 && (
            <ul className={styles.details}>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          {note !== undefined && <div className={styles.note}>{note}</div>}
          {(quantity !== undefined || price !== undefined) && (
            <div className={styles.sums}>
              {quantity !== undefined && <div>{quantity}</div>}
              {price !== undefined && <div className={styles.price}>{price}</div>}
            </div>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </div>
  );
}
