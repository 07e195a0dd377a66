import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { storeNames } from '@rukav/brand';
import { DefinitionList } from '@rukav/design-system/DefinitionList';
import { GiftCardFace } from '@rukav/design-system/GiftCardFace';
import { wallTimeOf, zoneName } from '@rukav/contract/gift-cards/zones.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { formatDate, formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Orders.css.ts';

/** A gift card that was ordered: its face, to whom and when it goes. Number and PIN are in its letter alone. */
export function OrderedCard({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { lang } = useUnit($session);
  const card = order.giftCard;
  if (!card) return null;
  const { receivingMethod } = card.shippingGroup;
  const planned = (sendAt: string | null) => {
    if (sendAt === null) return formatMessage({ id: 'orders.giftCard.whenPaid' });
    const { day, time, offset } = wallTimeOf(sendAt);
    const values = { date: formatDate(day), time, zone: zoneName(offset, lang) };
    return formatMessage({ id: 'orders.giftCard.at' }, values);
  };
  return (
    <div className={styles.part}>
      <GiftCardFace
        design={card.design}
        title={formatMessage({ id: 'orders.giftCard' })}
        brand={storeNames[lang].store}
        amount={formatMoney(card.sum, order.currency)}
        {...(card.greeting !== '' && { greeting: card.greeting })}
      />
      <DefinitionList
        layout="stacked"
        items={[
          {
            term: formatMessage({ id: 'orders.method' }),
            value: formatMessage({ id: `orders.method.${receivingMethod}` }),
          },
          {
            term: formatMessage({ id: 'orders.giftCard.to' }),
            value: card.receiver.startsWith('+') ? readablePhone(card.receiver) : card.receiver,
          },
          {
            term: formatMessage({ id: card.sentAt ? 'orders.giftCard.sent' : 'orders.giftCard.send' }),
            value: card.sentAt ? formatDate(card.sentAt) : planned(card.sendAt),
          },
        ]}
      />
    </div>
  );
}
