import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './Bubble.css.ts';

/** One message. */
export interface ChatMessage {
  id: string;
  /** `me` – who reads the page; `them` – the other side. */
  from: keyof typeof styles.bubble;
  /** Read out before the words: “Вы”, “Анна”. */
  author: string;
  /** The words; line breaks stay. */
  text: string;
  /** “14:20”. `dateTime` is the same for machines, as in HTML. */
  time: { label: string; dateTime: string };
  /** What became of it: “Отправляется”, “Не отправлено”. */
  status?: { label: string; tone?: keyof typeof styles.status };
}

/** One message of a talk, on its author's side. */
export function Bubble({ from, author, text, time, status }: ChatMessage) {
  return (
    <>
      <p className={styles.bubble[from]}>
        <span className={visuallyHidden}>{author}: </span>
        {text}
      </p>
      <p className={styles.facts}>
        <time dateTime={time.dateTime}>{time.label}</time>
        {status && <span className={styles.status[status.tone ?? 'neutral']}>{status.label}</span>}
      </p>
    </>
  );
}
