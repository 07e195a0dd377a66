import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /** One or two sentences. */
  children: ReactNode;
  /** A short line that says it all. */
  title?: string;
  /**
   * `info` – worth knowing; `success` – done; `warning` – look before going on; `danger` – it did not work.
   *
   * @default 'info'
   */
  tone?: keyof typeof styles.tone;
  /** A button or a link for what can be done about it. */
  action?: ReactNode;
  /** Whether it appears after something the shopper did, and so is read out: `danger` at once, the rest politely. */
  isLive?: boolean;
  /** Makes it closable. */
  dismiss?: { label: string; onDismiss: () => void };
}

/** A message that stays where it concerns. What goes by itself is a toast. */
export function Notice({ children, title, tone = 'info', action, isLive = false, dismiss }: NoticeProps) {
  const liveRole = tone === 'danger' ? 'alert' : 'status';

  return (
    <div className={styles.tone[tone]} role={isLive ? liveRole : undefined}>
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className={styles.actions}>{action}</div>}
      </div>
      {dismiss && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={dismiss.label}
          onClick={() => dismiss.onDismiss()}
        >
          <svg
            className={styles.cross}
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="m3 3 10 10m0-10L3 13" strokeWidth="1.25" />
          </svg>
        </button>
      )}
    </div>
  );
}
