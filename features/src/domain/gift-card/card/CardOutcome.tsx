import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Inline } from '@rukav/design-system/Inline';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import { formatDate, formatMoney } from '../../../platform/locale/index.ts';
import { $applied, $card, cardOpened } from './model.ts';

/** What a card has paid of an order, or what is on it. */
export function CardOutcome() {
  const { formatMessage } = useIntl();
  const { applied, card, open } = useUnit({ applied: $applied, card: $card, open: cardOpened });

  if (applied) {
    const money = (minor: number) => formatMoney(minor, applied.currency);
    return (
      <Notice
        tone="success"
        isLive
        title={formatMessage({ id: 'giftCard.applied' }, { sum: money(applied.applied) })}
      >
        {formatMessage(
          { id: applied.due === 0 ? 'giftCard.applied.all' : 'giftCard.applied.part' },
          { due: money(applied.due), balance: money(applied.balance) },
        )}
      </Notice>
    );
  }
  if (!card) return null;
  const money = (minor: number) => formatMoney(minor, card.currency);
  return (
    <Stack space="medium">
      <Notice
        tone="success"
        isLive
        title={formatMessage({ id: 'giftCard.balance' }, { sum: money(card.balance) })}
      >
        {formatMessage(
          { id: 'giftCard.balance.text' },
          { ending: card.ending, sum: money(card.sum), date: formatDate(card.expiresOn) },
        )}
      </Notice>
      <Inline space="medium">
        <Button emphasis="quiet" onPress={() => open({ orderNumber: null })}>
          {formatMessage({ id: 'giftCard.another' })}
        </Button>
      </Inline>
    </Stack>
  );
}
