import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { limits } from '@rukav/contract';
import type { Cart, StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import * as styles from './Checkout.css.ts';
import { thingsOf } from './things.ts';
import { CourierPart } from './CourierPart.tsx';
import type { PointType, Rest } from './draft.ts';
import { $draft, $nameOfLine, $plan, $whereabouts, changed } from './model.ts';
import { hasCourier, isShopCapReached, needsCourier, shopsForRest, skusOf, wouldTake } from './plan.ts';
import { ShopChoice } from './ShopChoice.tsx';
import { ThingList } from './ThingList.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { HeldBack } from './HeldBack.tsx';

/** The lines that the ways chosen so far do not have or leave, and what becomes of them: one question after another. */
export function RestPart({ cart }: { cart: Cart }) {
  const { draft, plan } = useUnit({ draft: $draft, plan: $plan });
  // Until its point is chosen, nobody knows what a pickup leaves for another question.
  const isPointOpen = draft.rests.some((rest) => 'pickupId' in rest && rest.pickupId === null);
  const isMoreOpen = plan.open.length > 0 && !isPointOpen;
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

/** What can become of some lines: the ways that would take any of them, and to give them up. */
function useAnswers({ cart, place, lineIds }: QuestionProps) {
  const { draft, whereabouts } = useUnit({ draft: $draft, whereabouts: $whereabouts });
  const before = { ...draft, rests: draft.rests.slice(0, place) };
  const stores = (type: PointType) => shopsForRest(lineIds, before, cart, whereabouts, type);
  const shops = stores('pickup');
  const partners = stores('thirdparty');
  const isWaiting = whereabouts.stores === null;
  const isWay = {
    pickup: true,
    thirdparty: partners.length > 0,
    delivery: !hasCourier(before, 'delivery') && take({ way: 'delivery' }) > 0,
    express_delivery: !hasCourier(before, 'express_delivery') && take({ way: 'express_delivery' }) > 0,
    delete: true,
  };
  function take(way: Rest) {
    return wouldTake(way, lineIds, before, cart, whereabouts).length;
  }
  const ways = (['pickup', 'thirdparty', 'delivery', 'express_delivery', 'delete'] as const).filter(
    (way) => isWay[way],
  );
  return { before, ways, shops, partners, isWaiting, isCapped: isShopCapReached(before) };
}

/** The sentence over the lines: they are held back, or the way before does not have them. */
function titleOf({ place, lineIds, cart }: QuestionProps, apart: readonly string[], isByCourier: boolean) {
  const skuOf = skusOf(cart);
  if (lineIds.every((id) => apart.includes(skuOf(id)))) return 'checkout.rest.apart';
  return isByCourier && place === 0 ? 'checkout.rest.notByCourier' : 'checkout.rest.notThere';
}

function Question(props: QuestionProps) {
  const { cart, place, lineIds, rest, isLast } = props;
  const { formatMessage } = useIntl();
  const { draft, nameOf, change } = useUnit({ draft: $draft, nameOf: $nameOfLine, change: changed });
  const { fieldOf } = useCheckoutForm();
  const { before, ways, shops, partners, isWaiting, isCapped } = useAnswers(props);
  const choose = (chosen: Rest) => change({ rests: [...before.rests, chosen] });
  const isByCourier = draft.method === 'delivery' && place === 0;
  const title = formatMessage({ id: titleOf(props, draft.apart, draft.method === 'delivery') });
  const names = [...new Set(lineIds.map(nameOf))].join('; ');
  // Pieces of one size may be asked about more than once.
  const label = place === 0 ? `${title}: ${names}` : `${title}: ${names} (${place + 1})`;
  const field = fieldOf('rests');
  const id = isLast ? field.id : `${field.id}-${place}`;

  const startOf = (way: Rest['way']): Rest => {
    if (way === 'delete' || way === 'delivery' || way === 'express_delivery') return { way };
    const isOffered = (stores: readonly StoreWithCommunication[], pointId: string | null) =>
      stores.some(({ point }) => point.id === pointId) ? pointId : null;
    // A point that was chosen in the cart, or before another way was.
    return way === 'pickup'
      ? { way, pickupId: draft.method === 'pickup' ? null : isOffered(shops, draft.pickupId) }
      : { way, pickupId: draft.method === 'thirdparty' ? null : isOffered(partners, draft.partnerId) };
  };

  return (
    <div role="group" className={styles.rest} aria-label={label}>
      <Notice tone="warning" title={title} isLive>
        <ThingList
          things={thingsOf(cart, lineIds)}
          currency={cart.currency}
          label={title}
          actionOf={({ line }, nameId) => <HeldBack skuId={line.skuId} nameId={nameId} />}
        />
      </Notice>
      <RadioGroup
        id={id}
        look="cards"
        isRequired
        label={formatMessage({ id: 'checkout.rest' })}
        {...(rest && { value: rest.way })}
        options={ways.map((way) => {
          const isNone = way === 'pickup' && !isWaiting && shops.length === 0;
          const isClosed = isNone || (way === 'pickup' && isCapped);
          const isFirstShop = way === 'pickup' && (isByCourier || draft.method !== 'pickup');
          return {
            value: way,
            label: formatMessage({
              id: isFirstShop
                ? 'checkout.method.pickup'
                : way === 'pickup' || way === 'delete'
                  ? `checkout.rest.${way}`
                  : `checkout.method.${way}`,
            }),
            isDisabled: isClosed,
            ...(isClosed && {
              description: formatMessage(
                { id: isNone ? 'checkout.rest.pickup.none' : 'checkout.rest.pickup.most' },
                { most: String(limits.pickupShops) },
              ),
            }),
          };
        })}
        onChange={(chosen) => {
          const way = ways.find((one) => one === chosen);
          if (way) choose(startOf(way));
        }}
        {...(isLast && field)}
      />
      {(rest?.way === 'pickup' || rest?.way === 'thirdparty') && (
        <ShopChoice
          id={`${id}-shop`}
          of={rest.way === 'pickup' ? 'shops' : 'partners'}
          label={formatMessage({ id: rest.way === 'pickup' ? 'checkout.point' : 'checkout.partner' })}
          chosenId={rest.pickupId}
          stores={isWaiting ? null : rest.way === 'pickup' ? shops : partners}
          onChoose={(pickupId) => choose({ ...rest, pickupId })}
        />
      )}
      {(rest?.way === 'delivery' || rest?.way === 'express_delivery') && (
        <CourierPart kind={rest.way} currency={cart.currency} isAddressed={!needsCourier(before)} />
      )}
    </div>
  );
}
