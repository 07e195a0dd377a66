import type { Ref } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './ChatLauncher.css.ts';

export interface ChatLauncherProps {
  /** What it opens: “Чат с помощником”. */
  label: string;
  /** What was not read yet: the number on the button, and the words for a screen reader: “2 новых сообщения”, beginning with that number. */
  unread?: { count: string; label: string };
  /** Whether the chat is open. */
  isOpen: boolean;
  /** Called to open or to close it. */
  onPress: () => void;
  /** The native button, for the focus to come back to. */
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens a chat, in the corner of every page and above `BackToTop`. */
export function ChatLauncher({ label, unread, isOpen, onPress, ref }: ChatLauncherProps) {
  return (
    <div className={styles.root}>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        aria-label={unread ? `${label}, ${unread.label}` : label}
        aria-expanded={isOpen}
        onClick={() => onPress()}
      >
        {isOpen ? (
          <Icon name="close" />
        ) : (
          <svg className={styles.sign} viewBox="0 0 24 24" fill="none" aria-hidden>
            <path d="M4 5h16v11.5h-8L7.5 20v-3.5H4V5ZM8 9.2h8M8 12.4h5" />
          </svg>
        )}
        {unread && !isOpen && (
          <span className={styles.count} aria-hidden>
            {unread.count}
          </span>
        )}
      </button>
      <output className={visuallyHidden}>{!isOpen && unread?.label}</output>
    </div>
  );
}
