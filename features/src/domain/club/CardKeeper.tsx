import { useUnit } from 'effector-react';
import { useEffect, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Bonuses } from '@rukav/contract/loyalty/schemas.ts';
import { formatDate } from '../../platform/locale/index.ts';
import { cardKeptFx } from './kept-card.ts';

export interface CardKeeperProps {
  /** Holds the drawn card. */
  card: RefObject<HTMLElement | null>;
  /** What the card shows: it is kept anew when they change. */
  bonuses: Bonuses;
}

/** Keeps the card for a till without network. It stands beside the codes, and so works once these are drawn. */
export function CardKeeper({ card, bonuses }: CardKeeperProps) {
  const { formatMessage } = useIntl();
  const keep = useUnit(cardKeptFx);

  useEffect(() => {
    if (!card.current) return;
    const now = new Date();
    keep({
      card: card.current.innerHTML,
      title: formatMessage({ id: 'club.card' }),
      note: formatMessage(
        { id: 'club.kept' },
        { date: formatDate(now.toLocaleDateString('sv')), time: now.toTimeString().slice(0, 5) },
      ),
      again: formatMessage({ id: 'club.kept.again' }),
      // The card is shown all the same: not to be able to keep it is no failure of the page.
    }).catch((error: unknown) => console.warn('The card was not kept:', error));
  }, [bonuses, card, formatMessage, keep]);

  return null;
}
