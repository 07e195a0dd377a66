import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { storeNames } from '@rukav/brand';
import { Badge } from '@rukav/design-system/Badge';
import { GiftCardFace } from '@rukav/design-system/GiftCardFace';
import { IconButton } from '@rukav/design-system/IconButton';
import { Price } from '@rukav/design-system/Price';
import { Spinner } from '@rukav/design-system/Spinner';
import type { Language } from '@rukav/contract';
import { wallTimeOf, zoneName } from '@rukav/contract/gift-cards/zones.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import type { CartGiftCard as Card } from '@rukav/contract/cart/schemas.ts';
import { formatDate, formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Cart.css.ts';
import { giftCardDeleted } from './gift-cards.ts';
import { $waitingRows } from './model.ts';

/** Returns the moment at which a card goes, as the clock of the chosen zone shows it. */
function timeOf(sendAt: string, lang: Language) {
  const { day, time, offset } = wallTimeOf(sendAt);
  return { date: formatDate(day), time, zone: zoneName(offset, lang) };
}

/** A gift card that waits in the cart: its face, who gets it and when, for how much; and away with it. */
export default function CartGiftCard({ card }: { card: Card }) {
  const { formatMessage } = useIntl();
  const { waiting, session, remove } = useUnit({
    waiting: $waitingRows,
    session: $session,
    remove: giftCardDeleted,
  });
  const sum = formatMoney(card.sum, card.currency);

  return (
    <li className={styles.giftCard} aria-busy={waiting.has(card.id)}>
      <GiftCardFace
        size="small"
        design={card.design}
        title={formatMessage({ id: 'cart.giftCard' })}
        brand={storeNames[session.lang].store}
        amount={sum}
      />
      <div className={styles.giftCardFacts}>
        {card.greeting !== '' && <p>{card.greeting}</p>}
        <p className={styles.quiet}>
          {formatMessage(
            { id: 'cart.giftCard.to' },
            { to: card.receiver.startsWith('+') ? readablePhone(card.receiver) : card.receiver },
          )}
        </p>
        <p className={styles.quiet}>
          {card.sendAt === null
            ? formatMessage({ id: 'cart.giftCard.whenPaid' })
            : formatMessage({ id: 'cart.giftCard.on' }, timeOf(card.sendAt, session.lang))}
        </p>
        {card.isSoldOut && <Badge tone="danger">{formatMessage({ id: 'cart.giftCard.abroad' })}</Badge>}
      </div>
      <div className={styles.giftCardEnd}>
        <Price
          current={sum}
          labels={{
            current: formatMessage({ id: 'cart.price' }),
            old: formatMessage({ id: 'cart.price.old' }),
          }}
        />
        <div className={styles.remove}>
          {waiting.has(card.id) && (
            <Spinner size="small" label={formatMessage({ id: 'cart.line.waiting' })} />
          )}
          <IconButton
            icon="trash"
            label={formatMessage({ id: 'cart.giftCard.delete' }, { sum })}
            onPress={() => remove(card.id)}
          />
        </div>
      </div>
    </li>
  );
}
