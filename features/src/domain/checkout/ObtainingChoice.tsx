import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import { channels } from '../obtaining/index.ts';
import * as styles from './Checkout.css.ts';
import { $draft, changed } from './model.ts';
import { offeredWays } from './offered-ways.ts';
import { RestPart } from './RestPart.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { useWayTexts } from './useWayTexts.ts';
import { WayPart } from './WayPart.tsx';

/** How to get it, as a part of a page: one way, and others for what it does not have or what is to come apart. */
export function ObtainingChoice({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { draft, entry, change } = useUnit({ draft: $draft, entry: channels.$current, change: changed });
  const { fieldOf } = useCheckoutForm();
  const texts = useWayTexts(cart.currency);
  const ways = offeredWays(entry.answer?.channels ?? null);

  return (
    <>
      <CityPart />
      <RadioGroup
        {...fieldOf('method')}
        label={formatMessage({ id: 'checkout.method' })}
        look="cards"
        isRequired
        {...(draft.method !== null && { value: draft.method })}
        options={ways.map((way) => ({
          value: way.method,
          label: texts.name(way),
          isDisabled: !way.isAvailable,
          aside: texts.price(way),
          description: texts.when(way),
        }))}
        onChange={(chosen) => {
          const method = ways.find((way) => way.method === chosen)?.method;
          if (method) change({ method, apart: [], rests: [] });
        }}
      />
      {draft.method !== null && <WayPart cart={cart} method={draft.method} />}
      <RestPart cart={cart} />
    </>
  );
}

/** The city that all this holds for, and what is known of it as a whole. */
export function CityPart() {
  const { formatMessage } = useIntl();
  const { session, draft, entry, open } = useUnit({
    session: $session,
    draft: $draft,
    entry: channels.$current,
    open: openModalFx,
  });
  const isNothingOffered = entry.answer?.channels.every(({ isAvailable }) => !isAvailable) ?? false;
  const isPlaceChosen = draft.pickupId !== null || draft.partnerId !== null || draft.slot !== null;

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
      {isPlaceChosen && <p className={styles.quiet}>{formatMessage({ id: 'checkout.city.note' })}</p>}
      {entry.state === 'failed' && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: 'checkout.channels.failed' })}
        </Notice>
      )}
      {isNothingOffered && (
        <Notice tone="warning" isLive>
          {formatMessage({ id: 'checkout.channels.none' }, { city: session.cityName })}
        </Notice>
      )}
    </>
  );
}
