import type { ReactNode } from 'react';
import * as styles from './ClubCard.css.ts';

export interface ClubCardProps {
  /** What the card is called: “Карта клуба”. */
  title: string;
  /** The holder's level in a word or two: “Бонус Плюс”. */
  level: string;
  /**
   * How the levels are told apart beside their words, from the first to the last: `quiet`, `strong`, `accent`; and `outlined`
   * for the shop's own people.
   *
   * @default 'quiet'
   */
  tone?: keyof typeof styles.tone;
  /** What can be spent: “Бонусы” and “1 250”. */
  balance: { label: string; value: string };
  /** A date or a sum that matters soon: “120 бонусов сгорят 30 ноября”. */
  note?: string;
  /** The card's number, in groups as it is written on plastic, and what it is called. */
  number: { label: string; value: string };
  /** The number for a till to read: a `Barcode` or a `QrCode`, which bring their own white ground. */
  code?: ReactNode;
  /**
   * Level of the heading that tells the holder's level.
   *
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/** The face of a loyalty card, to look at and to show at the till. On phones the code stands below, as wide as the card. */
export function ClubCard(props: ClubCardProps) {
  const { title, level, tone = 'quiet', balance, note, number, code, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;

  return (
    <section className={styles.frame} aria-label={title}>
      <div className={styles.tone[tone]}>
        <div className={styles.facts}>
          <p className={styles.title}>{title}</p>
          <Heading className={styles.level}>{level}</Heading>
          <dl className={styles.list}>
            <div className={styles.balance}>
              <dt className={styles.label}>{balance.label}</dt>
              <dd className={styles.value}>{balance.value}</dd>
            </div>
            <div>
              <dt className={styles.label}>{number.label}</dt>
              <dd className={styles.number}>{number.value}</dd>
            </div>
          </dl>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
        {code !== undefined && <div className={styles.code}>{code}</div>}
      </div>
    </section>
  );
}
