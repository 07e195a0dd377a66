import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './NotificationTile.css.ts';

export interface NotificationTileProps {
  /** What has happened, in a line. */
  title: string;
  /** The address of the whole text. The title becomes the tile's one link. */
  href?: string;
  /** A sentence or two more. */
  text?: string;
  /** When: “сегодня в 14:20”. `dateTime` is the same for machines, as in HTML. */
  date: { label: string; dateTime: string };
  /** A sign of what it is about, beside the words that say it. */
  icon?: IconName;
  /** The word for what was not read yet, “Новое”: seen beside a dot and read out before the title. Leave it out once it was read. */
  unreadLabel?: string;
  /** What can be done at once. */
  action?: ReactNode;
  /**
   * Its place in the outline of the page, one below the heading it belongs to.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Called before the link is followed. */
  onPress?: () => void;
}

/** One message in a list of messages. What concerns the page at hand is a `Notice`. */
export function NotificationTile(props: NotificationTileProps) {
  const { title, href, text, date, icon, unreadLabel, action, onPress } = props;
  const isUnread = unreadLabel !== undefined;
  const Heading = `h${props.headingLevel ?? 3}` as const;

  return (
    <div className={styles.root}>
      {icon && (
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.words}>
        <Heading className={isUnread ? styles.unread : styles.read}>
          {isUnread && <span className={visuallyHidden}>{unreadLabel}: </span>}
          {href === undefined ? (
            title
          ) : (
            <Anchor href={href} className={styles.link} onClick={() => onPress?.()}>
              {title}
            </Anchor>
          )}
        </Heading>
        {text !== undefined && <p>{text}</p>}
        <p className={styles.facts}>
          <time dateTime={date.dateTime}>{date.label}</time>
          {isUnread && (
            <span aria-hidden className={styles.mark}>
              {unreadLabel}
            </span>
          )}
        </p>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
