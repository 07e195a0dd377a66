import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Account } from '@rukav/contract/account/schemas.ts';
import { employeesChannels, subscriptionChannels } from '@rukav/contract/subscriptions/channels.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Switch } from '@rukav/design-system/Switch';
import { Text } from '@rukav/design-system/Text';
import { $channels, $isBusy, $isLetterSent, account, letterRequested, switched } from './model.ts';
import * as styles from './Subscriptions.css.ts';

/** By what the member gets news: each channel on or off. Personal, so the browser asks for it. */
export function SubscriptionsPage() {
  const { formatMessage } = useIntl();
  const { own, load } = useUnit({ own: account.$own, load: account.opened });
  const profile = own.answer?.profile;

  useEffect(() => void load({}), [load]);

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'subscriptions.documentTitle' })}</title>
      <Heading level={1}>{formatMessage({ id: 'subscriptions.title' })}</Heading>
      {own.state === 'failed' && (
        <EmptyState
          drawing="error"
          title={formatMessage({ id: 'subscriptions.notLoaded' })}
          actions={<Button onPress={() => load({})}>{formatMessage({ id: 'errors.retry' })}</Button>}
        />
      )}
      {own.state === 'loading' && <Skeleton shape="wide" />}
      {profile && <Switches profile={profile} />}
    </div>
  );
}

function Switches({ profile }: { profile: Account }) {
  const { formatMessage } = useIntl();
  const { channels, isBusy, isLetterSent, turn, sendAgain } = useUnit({
    channels: $channels,
    isBusy: $isBusy,
    isLetterSent: $isLetterSent,
    turn: switched,
    sendAgain: letterRequested,
  });
  const contacts = {
    EMAIL: profile.email ?? formatMessage({ id: 'subscriptions.noEmail.short' }),
    SMS: readablePhone(profile.phone),
    WHATSAPP: readablePhone(profile.phone),
  };

  return (
    <>
      <Text>{formatMessage({ id: 'subscriptions.text' })}</Text>
      {isLetterSent && (
        <Notice
          isLive
          action={
            <Button size="small" emphasis="plain" onPress={() => sendAgain()}>
              {formatMessage({ id: 'subscriptions.letter.again' })}
            </Button>
          }
        >
          {formatMessage({ id: 'subscriptions.letter' }, { email: profile.email ?? '' })}
        </Notice>
      )}
      <div className={styles.switches}>
        {subscriptionChannels.map((channel) => {
          const isLocked = profile.isEmployee && employeesChannels.includes(channel);
          return (
            <Switch
              key={channel}
              isOn={channels[channel]}
              isDisabled={isLocked || isBusy}
              description={isLocked ? formatMessage({ id: 'subscriptions.employee' }) : contacts[channel]}
              onChange={(isOn) => turn({ channel, isOn })}
            >
              {formatMessage({ id: `subscriptions.channel.${channel}` })}
            </Switch>
          );
        })}
      </div>
    </>
  );
}
