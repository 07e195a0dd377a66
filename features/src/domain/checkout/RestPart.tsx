import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import * as styles from './Checkout.css.ts';
import { thingsOf } from './amounts.ts';
import type { Rest } from './draft.ts';
import { $draft, $plan, $whereabouts, changed } from './model.ts';
import { shopsForRest } from './plan.ts';
import { ShopChoice } from './ShopChoice.tsx';
import { ThingList } from './ThingList.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';

/** The lines that the ways chosen so far do not have, and what becomes of them: one question after another. */
export function RestPart({ cart }: { cart: Cart }) {
  const { draft, plan } = useUnit({ draft: $draft, plan: $plan });
  // Until its shop is chosen, nobody knows what a pickup leaves for another question.
  const isShopOpen = draft.rests.some((rest) => rest.way === 'pickup' && rest.pickupId === null);
  const isMoreOpen = plan.open.length > 0 && !isShopOpen;
  const questions = [...plan.asked, ...(isMoreOpen ? [plan.open] : [])];

  return questions
    .filter((lineIds) => lineIds.length > 0)
    .map((lineIds, place) => (
      <Question
        key={place}
        cart={cart}
        place={place}
        lineIds={lineIds}
        rest={draft.rests[place]}
        isLast={place >= draft.rests.length || !isMoreOpen}
      />
    ));
}

interface QuestionProps {
  cart: Cart;
  /** Which of the questions it is. */
  place: number;
  lineIds: readonly string[];
  rest: Rest | undefined;
  /** Whether the fault of the rest, if there is one, belongs here. */
  isLast: boolean;
}

function Question({ cart, place, lineIds, rest, isLast }: QuestionProps) {
  const { formatMessage } = useIntl();
  const { draft, whereabouts, change } = useUnit({
    draft: $draft,
    whereabouts: $whereabouts,
    change: changed,
  });
  const { fieldOf } = useCheckoutForm();
  const before = draft.rests.slice(0, place);
  const stores = shopsForRest(lineIds, { ...draft, rests: before }, cart, whereabouts);
  const isWaiting = whereabouts.stores === null;
  const choose = (chosen: Rest) => change({ rests: [...before, chosen] });
  const isCourier = draft.method === 'delivery' && place === 0;
  // A shop that was chosen in the cart, or before a courier was.
  const shopBefore = (isCourier && stores.find(({ point }) => point.id === draft.pickupId)?.point.id) || null;
  const title = formatMessage({ id: isCourier ? 'checkout.rest.notByCourier' : 'checkout.rest.notThere' });
  const field = fieldOf('rests');
  const id = isLast ? field.id : `${field.id}-${place}`;

  return (
    <section className={styles.rest} aria-label={title}>
      <Notice tone="warning" title={title} isLive>
        <ThingList things={thingsOf(cart, lineIds)} currency={cart.currency} label={title} />
      </Notice>
      <RadioGroup
        id={id}
        look="cards"
        isRequired
        label={formatMessage({ id: 'checkout.rest' })}
        {...(rest && { value: rest.way })}
        options={(['pickup', 'delete'] as const).map((way) => {
          const isNone = way === 'pickup' && !isWaiting && stores.length === 0;
          return {
            value: way,
            label: formatMessage({
              id: way === 'pickup' && isCourier ? 'checkout.method.pickup' : `checkout.rest.${way}`,
            }),
            isDisabled: isNone,
            ...(isNone && { description: formatMessage({ id: 'checkout.rest.pickup.none' }) }),
          };
        })}
        onChange={(way) => choose(way === 'delete' ? { way } : { way: 'pickup', pickupId: shopBefore })}
        {...(isLast && field)}
      />
      {rest?.way === 'pickup' && (
        <ShopChoice
          id={`${id}-shop`}
          label={formatMessage({ id: 'checkout.point' })}
          chosenId={rest.pickupId}
          stores={isWaiting ? null : stores}
          onChoose={(pickupId) => choose({ way: 'pickup', pickupId })}
        />
      )}
    </section>
  );
}
