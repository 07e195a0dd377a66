import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Badge, type BadgeProps } from '../Badge/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './OrderTile.css.ts';

export interface OrderTileProps {
  /** “Заказ № 1024-7781”. */
  title: string;
  /** The page of the order. */
  href: string;
  /** When it was made: “12 ноября 2026”. */
  date: string;
  /** How the order stands, in words and by tone. */
  status: { label: string; tone: BadgeProps['tone'] };
  /** What happens next: “Привезём 14 ноября с 10 до 14”. */
  note?: string;
  /** The first things in it, in small, with what each is. */
  pictures: readonly (PictureSource & { id: string; alt: string })[];
  /** How many more there are: “+3”. */
  more?: string;
  /** What it costs, formatted. */
  total: string;
  /** What can be done with it: pay, repeat, return. */
  action?: ReactNode;
  /**
   * Its place in the outline of the page, one below the heading it belongs to.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** An order in the list of orders. */
export function OrderTile(props: OrderTileProps) {
  const { title, href, date, status, note, pictures, more, total, action, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <div>
          <Heading className={styles.title}>
            <Anchor href={href} className={styles.link}>
              {title}
            </Anchor>
          </Heading>
          <p className={styles.quiet}>{date}</p>
        </div>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      {note !== undefined && <p>{note}</p>}
      <ul className={styles.pictures}>
        {pictures.map(({ id, ...picture }) => (
          <li key={id} className={styles.picture}>
            <Picture {...picture} sizes="64px" />
          </li>
        ))}
        {more !== undefined && <li className={styles.more}>{more}</li>}
      </ul>
      <div className={styles.bottom}>
        <span className={styles.total}>{total}</span>
        {action}
      </div>
    </div>
  );
}
