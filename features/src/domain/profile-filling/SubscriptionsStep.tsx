import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Inline } from '@rukav/design-system/Inline';
import { Notice } from '@rukav/design-system/Notice';
import { SubscriptionSwitches } from '../subscriptions/view.ts';
import { $isAsking, $isUnanswered, subscriptionsPassed, wentBack } from './model.ts';

/** By what she gets news: each switch counts at once. */
export function SubscriptionsStep() {
  const { formatMessage } = useIntl();
  const { isAsking, isUnanswered, pass, back } = useUnit({
    isAsking: $isAsking,
    isUnanswered: $isUnanswered,
    pass: subscriptionsPassed,
    back: wentBack,
  });

  return (
    <>
      <SubscriptionSwitches page="/bd" source="profile-filling" />
      {isUnanswered && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: 'filling.unanswered' })}
        </Notice>
      )}
      <Inline space="medium">
        <Button
          isPending={isAsking}
          pendingLabel={formatMessage({ id: 'filling.asking' })}
          onPress={() => pass()}
        >
          {formatMessage({ id: 'filling.next' })}
        </Button>
        <Button emphasis="quiet" onPress={() => back()}>
          {formatMessage({ id: 'filling.back' })}
        </Button>
      </Inline>
    </>
  );
}
