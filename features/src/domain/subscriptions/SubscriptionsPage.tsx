import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { BrowserNotifications } from '../browser-notifications/view.ts';
import * as styles from './Subscriptions.css.ts';
import { SubscriptionSwitches } from './SubscriptionSwitches.tsx';

/** By what the member gets news, and whether this browser tells her what concerns her, as a page of the personal area. */
export function SubscriptionsPage() {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'subscriptions.documentTitle' })}</title>
      <Heading level={1}>{formatMessage({ id: 'subscriptions.title' })}</Heading>
      <SubscriptionSwitches page="/personal/subscribes" source="personal" />
      <BrowserNotifications />
    </div>
  );
}
