import * as styles from './Timeline.css.ts';

/** Something that happened, happens or will. */
export interface TimelineEvent {
  id: string;
  title: string;
  state: 'done' | 'current' | 'ahead';
  /** When, formatted, and the same for machines (ISO 8601). */
  time?: { label: string; dateTime: string };
  note?: string;
}

export interface TimelineProps {
  /** Names the list: “Путь заказа”. */
  label: string;
  /** In the order in which they happen. */
  events: readonly TimelineEvent[];
}

/** What has become of something, from first to last. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {events.map(({ id, title, state, time, note }) => (
        <li
          key={id}
          className={styles.event}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <p className={styles.title}>{title}</p>
          {time && (
            <time className={styles.quiet} dateTime={time.dateTime}>
              {time.label}
            </time>
          )}
          {note !== undefined && <p className={styles.quiet}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
