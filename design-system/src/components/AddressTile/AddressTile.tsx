import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../Badge/index.ts';
import * as styles from './AddressTile.css.ts';

export interface AddressTileProps {
  /** What its owner calls it: “Дом”, “Работа”. */
  name: string;
  /** Where it is, as on a parcel. */
  address: string;
  /** How to find the door: “Подъезд 2, этаж 5, домофон 48”, a line each. */
  details?: readonly string[];
  /** What sets it apart: “Основной”. */
  mark?: { label: string; tone?: BadgeProps['tone'] };
  /** What is wrong with it and how to put it right: “Уточните номер дома”. */
  problem?: string;
  /** What can be done with it: a `Menu`, or a button or two. */
  actions?: ReactNode;
  /**
   * Its place in the outline of the page, one below the heading it belongs to.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** An address that somebody keeps. To choose one of several use `RadioGroup` as cards; where things are fetched is a `PointTile`. */
export function AddressTile(props: AddressTileProps) {
  const { name, address, details = [], mark, problem, actions } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;

  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <div className={styles.top}>
          <Heading className={styles.name}>{name}</Heading>
          {mark && <Badge tone={mark.tone}>{mark.label}</Badge>}
        </div>
        <address className={styles.address}>{address}</address>
        {details.map((line) => (
          <p key={line} className={styles.quiet}>
            {line}
          </p>
        ))}
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
