import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { formatDayMonth, formatMoney } from '../../platform/locale/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import { channels } from '../obtaining/index.ts';
import * as styles from './Checkout.css.ts';
import { CourierPart } from './CourierPart.tsx';
import { $draft, $needsCourier, changed } from './model.ts';
import { PickupPart } from './PickupPart.tsx';
import { RestPart } from './RestPart.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';

/** How to get it: a shop, or a courier, or both where a shop does not have everything. */
export function ObtainingChoice({ cart }: { cart: Cart }) {
  const { currency } = cart;
  const { formatMessage } = useIntl();
  const { session, draft, entry, needsCourier, open, change } = useUnit({
    session: $session,
    draft: $draft,
    entry: channels.$current,
    needsCourier: $needsCourier,
    open: openModalFx,
    change: changed,
  });
  const { fieldOf } = useCheckoutForm();
  const offered = entry.answer?.channels.filter(({ isAvailable }) => isAvailable) ?? [];
  const asideOf = (price: number | null) => {
    if (price === null) return undefined;
    return price === 0
      ? formatMessage({ id: 'checkout.free' })
      : formatMessage({ id: 'checkout.from' }, { price: formatMoney(price, currency) });
  };

  return (
    <>
      <p className={styles.quiet}>
        {formatMessage({ id: 'checkout.city' }, { city: session.cityName })}{' '}
        <Button
          emphasis="plain"
          size="small"
          opens="dialog"
          onPress={() => void open({ id: 'city', props: {} })}
        >
          {formatMessage({ id: 'checkout.city.change' })}
        </Button>
      </p>
      {(draft.pickupId !== null || draft.slot !== null) && (
        <p className={styles.quiet}>{formatMessage({ id: 'checkout.city.note' })}</p>
      )}
      {entry.state === 'failed' && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: 'checkout.channels.failed' })}
        </Notice>
      )}
      {entry.answer && offered.length === 0 && (
        <Notice tone="warning" isLive>
          {formatMessage({ id: 'checkout.channels.none' }, { city: session.cityName })}
        </Notice>
      )}
      <RadioGroup
        {...fieldOf('method')}
        label={formatMessage({ id: 'checkout.method' })}
        look="cards"
        isRequired
        {...(draft.method !== null && { value: draft.method })}
        options={(['pickup', 'delivery'] as const).map((type) => {
          const channel = entry.answer?.channels.find((one) => one.type === type);
          const isNone = channel?.isAvailable === false;
          return {
            value: type,
            label: formatMessage({ id: `checkout.method.${type}` }),
            isDisabled: isNone,
            aside: asideOf(isNone ? null : (channel?.price ?? null)),
            ...(isNone && { description: formatMessage({ id: `checkout.method.${type}.none` }) }),
            ...(!isNone &&
              channel?.from && {
                description: formatMessage(
                  { id: 'checkout.method.when' },
                  { day: formatDayMonth(channel.from, session.lang) },
                ),
              }),
          };
        })}
        onChange={(method) => change({ method: method === 'pickup' ? 'pickup' : 'delivery', rests: [] })}
      />
      {draft.method === 'pickup' && <PickupPart />}
      {needsCourier && <CourierPart currency={currency} />}
      <RestPart cart={cart} />
    </>
  );
}
