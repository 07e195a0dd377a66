import type { ReactNode } from 'react';
import { DefinitionList, type Definition } from '../DefinitionList/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Rating, type RatingProps } from '../RatingField/index.ts';
import * as styles from './ReviewTile.css.ts';

/** A photograph that came with what was written. */
export interface ReviewPhoto extends PictureSource {
  id: string;
  /** The name of the button that shows it large: “Фото 2 из 3, открыть”. */
  label: string;
}

export interface ReviewTileProps {
  /** Who has written it, as the author wants to be called. */
  author: string;
  /** When: “12 ноября 2026”. `dateTime` is the same day for machines, as in HTML. */
  date: { label: string; dateTime: string };
  /** The mark that was given. A question has none. */
  rating?: RatingProps;
  /** A word that sums it up: “Рекомендую”. */
  verdict?: string;
  /** What helps to compare oneself with the author: size, height, how long it was worn. */
  facts?: readonly Definition[];
  /** What was written, in its parts: what is good, what is not, the rest. A part without a title is words alone. */
  texts: readonly { id: string; title?: string; text: string }[];
  /** The language of what was written, where it differs from the page's. */
  lang?: string;
  /** Photographs in small, and what a screen reader calls the list. */
  photos?: { label: string; items: readonly ReviewPhoto[]; onPress: (id: string) => void };
  /** What was answered: “Ответ магазина”, the day, the words. */
  answer?: { author: string; date?: string; text: string };
  /** What a reader can do: say that it helped, complain. */
  action?: ReactNode;
  /**
   * Its place in the outline of the page, one below the heading it belongs to.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** What a customer has written and what was answered: a review, or without a rating a question. */
export function ReviewTile(props: ReviewTileProps) {
  const { author, date, rating, verdict, facts = [], texts, lang, photos, answer, action } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;

  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <Heading className={styles.author}>{author}</Heading>
        <time dateTime={date.dateTime} className={styles.quiet}>
          {date.label}
        </time>
        {(rating || verdict !== undefined) && (
          <div className={styles.mark}>
            {rating && <Rating {...rating} />}
            {verdict !== undefined && <span className={styles.verdict}>{verdict}</span>}
          </div>
        )}
      </div>
      {facts.length > 0 && <DefinitionList items={facts} />}
      {texts.map(({ id, title, text }) => (
        <div key={id}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        </div>
      ))}
      {photos && (
        <ul className={styles.photos} aria-label={photos.label}>
          {photos.items.map(({ id, label, ...picture }) => (
            <li key={id} className={styles.place}>
              <button
                type="button"
                className={styles.photo}
                aria-label={label}
                onClick={() => photos.onPress(id)}
              >
                <Picture {...picture} kind="scene" alt="" sizes="96px" ratio="square" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.top}>
            <span className={styles.title}>{answer.author}</span>
            {answer.date !== undefined && <span className={styles.quiet}>{answer.date}</span>}
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
      {action !== undefined && <div>{action}</div>}
    </div>
  );
}
