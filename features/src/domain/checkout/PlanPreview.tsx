import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { TextArea } from '@rukav/design-system/TextArea';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { thingsOf } from './things.ts';
import * as styles from './Checkout.css.ts';
import { HoldBack } from './HeldBack.tsx';
import { $draft, $plan, $whereabouts, changed, checkoutForm } from './model.ts';
import { ThingList } from './ThingList.tsx';

export interface PlanPreviewProps {
  cart: Cart;
  /** Whether a word to whoever hands things over can be written; couriers have theirs beside the address. */
  withComments?: boolean;
}

/** Which things go which way by what is chosen so far, each of which can be held back; nothing while that is open. */
export function PlanPreview({ cart, withComments = false }: PlanPreviewProps) {
  const { formatMessage } = useIntl();
  const ways = useWays();

  return ways.map(({ id, title, lineIds, place, pickupId }) => {
    const things = thingsOf(cart, lineIds);
    const canBeHeld = place !== null && new Set(things.map(({ line }) => line.skuId)).size > 1;
    return (
      <section key={id} className={styles.part} aria-label={title}>
        <Heading level={3} size="small">
          {title}
        </Heading>
        <ThingList
          things={things}
          currency={cart.currency}
          label={title}
          {...(canBeHeld && {
            actionOf: ({ line }, nameId) => <HoldBack skuId={line.skuId} nameId={nameId} place={place} />,
          })}
        />
        {withComments && pickupId !== null && (
          <CommentField pointId={pickupId} label={formatMessage({ id: 'checkout.comment.point' })} />
        )}
      </section>
    );
  });
}

/** The ways of the plan with what each takes; `place` is the first way's 0, or a rest's from 1 on. */
function useWays() {
  const { formatMessage } = useIntl();
  const { draft, plan, whereabouts } = useUnit({ draft: $draft, plan: $plan, whereabouts: $whereabouts });
  const pointOf = (pickupId: string) => {
    const point = whereabouts.stores?.find((store) => store.point.id === pickupId)?.point;
    return point ? `${point.name}, ${point.address}` : '';
  };
  const placeOf = (way: string, pickupId: string | null): number | null => {
    const firstId = draft.method === 'pickup' ? draft.pickupId : draft.partnerId;
    if (draft.method === way && (pickupId === null || pickupId === firstId)) return 0;
    const place = draft.rests.findIndex(
      (rest) => rest.way === way && (pickupId === null || ('pickupId' in rest && rest.pickupId === pickupId)),
    );
    return place === -1 ? null : place + 1;
  };
  const lists = { delivery: plan.delivery, express_delivery: plan.express, deleted: plan.deleted };

  return [
    ...plan.pickups.map(({ type, pickupId, lineIds }) => ({
      id: pickupId,
      title: formatMessage({ id: 'checkout.preview.pickup' }, { point: pointOf(pickupId) }),
      lineIds,
      place: placeOf(type, pickupId),
      pickupId: pickupId as string | null,
    })),
    ...(['delivery', 'express_delivery', 'deleted'] as const).map((way) => ({
      id: way,
      title: formatMessage({ id: `checkout.preview.${way}` }),
      lineIds: lists[way],
      place: placeOf(way, null),
      pickupId: null,
    })),
  ].filter(({ lineIds }) => lineIds.length > 0);
}

/** Most letters of a comment, as the contract has it. */
const mostLetters = 255;

/** A word to whoever hands things over at a point. It is kept once the field is left. */
function CommentField({ pointId, label }: { pointId: string; label: string }) {
  const { formatMessage } = useIntl();
  const { draft, change, leave } = useUnit({ draft: $draft, change: changed, leave: checkoutForm.touched });
  return (
    <TextArea
      label={label}
      requirement={formatMessage({ id: 'checkout.optional' })}
      size="small"
      maxLength={mostLetters}
      value={draft.comments[pointId] ?? ''}
      onChange={(comment) => change({ comments: { ...draft.comments, [pointId]: comment } })}
      onBlur={() => leave(['comment'])}
    />
  );
}
