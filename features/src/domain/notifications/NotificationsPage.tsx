import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { limits } from '@rukav/contract/limits.ts';
import type { Message } from '@rukav/contract/notifications/schemas.ts';
import { messageSlots, type MessageSlot } from '@rukav/contract/notifications/slots.ts';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import type { IconName } from '@rukav/design-system/Icon';
import { Link } from '@rukav/design-system/Link';
import { NotificationTile } from '@rukav/design-system/NotificationTile';
import { Pager } from '@rukav/design-system/Pager';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { formatDate } from '../../platform/locale/dates.ts';
import { addressOf, messages, tabOpened } from './model.ts';
import * as styles from './Notifications.css.ts';

export interface NotificationsPageProps {
  /** Which tab is open. */
  slot: MessageSlot;
  /** From 0 on; `?page=2` in the address is 1. @default 0 */
  pageNumber?: number;
}

const icons = {
  actions: 'star',
  orders: 'bag',
  messages: 'mail',
  bonuses: 'card',
} as const satisfies Record<MessageSlot, IconName>;

/** What the shop has told the member, in four tabs, which are links. Personal, so the browser asks for it. */
export function NotificationsPage({ slot, pageNumber = 0 }: NotificationsPageProps) {
  const { formatMessage } = useIntl();
  const { own, open } = useUnit({ own: messages.$own, open: tabOpened });
  const { answer } = own;

  useEffect(() => void open({ slot, pageNumber }), [open, slot, pageNumber]);

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'notifications.documentTitle' })}</title>
      <Heading level={1}>{formatMessage({ id: 'notifications.title' })}</Heading>
      <nav className={styles.tabs} aria-label={formatMessage({ id: 'notifications.title' })}>
        {messageSlots.map((tab) => (
          <Link
            key={tab}
            href={addressOf(tab)}
            isStandalone
            emphasis={tab === slot ? 'accent' : 'quiet'}
            {...(tab === slot && { current: 'page' })}
          >
            {formatMessage({ id: `notifications.tab.${tab}` })}
          </Link>
        ))}
      </nav>
      {own.state === 'failed' && (
        <EmptyState
          drawing="error"
          title={formatMessage({ id: 'notifications.failed' })}
          actions={
            <Button onPress={() => open({ slot, pageNumber })}>
              {formatMessage({ id: 'errors.retry' })}
            </Button>
          }
        />
      )}
      {own.state === 'loading' && <Skeleton shape="wide" />}
      {answer?.messages.length === 0 && (
        <EmptyState
          title={formatMessage({ id: `notifications.empty.${slot}` })}
          text={formatMessage({ id: `notifications.empty.${slot}.text` })}
        />
      )}
      {answer && answer.messages.length > 0 && <List messages={answer.messages} />}
      {answer && answer.totalCount > limits.listPageSize && (
        <Pager
          label={formatMessage({ id: 'notifications.pages' })}
          current={pageNumber + 1}
          total={Math.ceil(answer.totalCount / limits.listPageSize)}
          hrefOf={(page) => addressOf(slot, page)}
          previousLabel={formatMessage({ id: 'notifications.previous' })}
          nextLabel={formatMessage({ id: 'notifications.next' })}
          pageLabel={(page) => formatMessage({ id: 'notifications.page' }, { page: String(page) })}
        />
      )}
    </div>
  );
}

function List({ messages: told }: { messages: readonly Message[] }) {
  const { formatMessage } = useIntl();

  return (
    <ul role="list" className={styles.list} aria-label={formatMessage({ id: 'notifications.title' })}>
      {told.map(({ id, slot, kind, title, text, url, createdAt, isRead }) => (
        <li key={id}>
          <NotificationTile
            headingLevel={2}
            icon={kind === 'PROMO' ? 'gift' : icons[slot]}
            title={title}
            text={text}
            date={{ label: formatDate(createdAt), dateTime: createdAt }}
            {...(url !== null && { href: url })}
            {...(!isRead && { unreadLabel: formatMessage({ id: 'notifications.unread' }) })}
          />
        </li>
      ))}
    </ul>
  );
}
