import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Account } from '@rukav/contract/account/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { employeesChannels, subscriptionChannels } from '@rukav/contract/subscriptions/channels.ts';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Switch } from '@rukav/design-system/Switch';
import { Text } from '@rukav/design-system/Text';
import { $channels, $isBusy, $isLetterSent, account, letterRequested, opened, switched } from './model.ts';
import * as styles from './Subscriptions.css.ts';

export interface SubscriptionSwitchesProps {
  /** The path of the page on which they stand, and what of it they are: both are sent with each change (SUBS-03). */
  page: string;
  source: string;
}

/** By what the member gets news: each channel on or off. Her own, so the browser asks for it. */
export function SubscriptionSwitches({ page, source }: SubscriptionSwitchesProps) {
  const { formatMessage } = useIntl();
  const { own, open } = useUnit({ own: account.$own, open: opened });
  const profile = own.answer?.profile;

  useEffect(() => void open({ page, source }), [open, page, source]);

  return (
    <>
      {own.state === 'failed' && (
        <EmptyState
          drawing="error"
          title={formatMessage({ id: 'subscriptions.notLoaded' })}
          actions={
            <Button onPress={() => open({ page, source })}>{formatMessage({ id: 'errors.retry' })}</Button>
          }
        />
      )}
      {own.state === 'loading' && <Skeleton shape="wide" />}
      {profile && <Switches profile={profile} />}
    </>
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
