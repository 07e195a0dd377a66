import type { Kysely } from 'kysely';
import type { Country, Currency, Language } from '@rukav/contract';
import type { DeliveryTerm, NoWayReason, PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { freeDeliveryFrom } from '@rukav/contract/limits.ts';
import type { Database } from '../database/schema.ts';
import type { Flags } from '../flags/flags.ts';
import { isShop, loadPointsOf, sellingPointIds } from '../points/index.ts';
import { courierDays, courierPrice, daysOnTheRoad, isDeliveredTo, type DeliveryCity } from './courier.ts';
import { expressDay, expressPrice } from './express.ts';
import { addDays, localTime } from './local-time.ts';
import { partnerDay, partnerPrice, type PartnerType } from './partner.ts';
import { pickupDay } from './pickup.ts';

/** What is to be brought, and in which words and money the terms are said. */
export interface TermsQuestion {
  subtotal: number;
  /** A size that is meant; any goods without one. */
  skuId?: string | undefined;
  /** Whether a courier comes to the place; in a city he does. */
  isInReach?: boolean;
  currency: Currency;
  language: Language;
  now: Date;
}

/** Where a size is: in the warehouse, and in which shops that sell. */
interface Whereabouts {
  isInWarehouse: boolean;
  /** Whether it is in neither. */
  isNowhere: boolean;
  hangsIn: (pointId: string) => boolean;
}

type Term = Omit<DeliveryTerm, 'currency'>;

const isOpen = ({ shopStatus }: PickupPoint) => shopStatus.shopNowStatus === 'IS_OPEN';

/** Of several ways that are one for the shopper, the soonest day to the last. */
function together(
  type: Term['type'],
  days: readonly string[],
  price: number,
  freeFrom: number | null,
): Term[] {
  const [from] = days.toSorted();
  const to = days.toSorted().at(-1);
  return from && to ? [{ type, price, freeFrom, from, to, pointCount: days.length }] : [];
}

function pickupTerm(
  shops: readonly PickupPoint[],
  city: DeliveryCity,
  where: Whereabouts,
  now: Date,
): Term[] {
  const days = shops.flatMap(({ id, workHours }) => {
    const isThere = where.hangsIn(id);
    return isThere || where.isInWarehouse ? [pickupDay({ workHours, city, isAllThere: isThere }, now)] : [];
  });
  return together('pickup', days, 0, null);
}

function partnerTerm(
  type: 'thirdparty' | 'post',
  points: readonly PickupPoint[],
  city: DeliveryCity,
  { subtotal, currency, now }: TermsQuestion,
): Term[] {
  const [first] = points;
  if (!first) return [];
  const days = points.map((point) =>
    partnerDay({ type: point.type as PartnerType, workHours: point.workHours, city }, now),
  );
  return together(
    type,
    days,
    partnerPrice(first.type as PartnerType, subtotal, currency),
    freeDeliveryFrom[currency],
  );
}

function courierTerm(city: DeliveryCity, { subtotal, currency, now }: TermsQuestion): Term[] {
  const [from, to] = courierDays(city, now);
  if (!from || !to) return [];
  const price = courierPrice(subtotal, currency);
  return [{ type: 'delivery', price, freeFrom: freeDeliveryFrom[currency], from, to, pointCount: null }];
}

function expressTerm(shops: readonly PickupPoint[], city: DeliveryCity, question: TermsQuestion): Term[] {
  const hours = shops.map(({ workHours }) => workHours);
  const day = isDeliveredTo(city) ? expressDay(hours, city.timeZone, question.now) : null;
  if (!day) return [];
  const price = expressPrice(question.currency);
  return [
    { type: 'express_delivery', price, freeFrom: null, from: day.date, to: day.date, pointCount: null },
  ];
}

/** Any goods: some hang in every shop, all can come from the warehouse by the time that the road takes. */
const anyGoods: Whereabouts = { isInWarehouse: true, isNowhere: false, hangsIn: () => true };

function reasonOf({ isInWarehouse, isNowhere }: Whereabouts): NoWayReason {
  if (isNowhere) return 'sold_out';
  return isInWarehouse ? 'city' : 'elsewhere';
}

/** Reads what getting goods costs in a city and when they are there, by each way; and why there is none. */
export function createTerms(db: Kysely<Database>, flags: Flags) {
  const whereIs = async (skuId: string | undefined, country: Country): Promise<Whereabouts> => {
    if (skuId === undefined) return anyGoods;
    const rows = await db
      .selectFrom('stock')
      .select('place_id')
      .where('sku_id', '=', skuId)
      .where('free', '>', 0)
      .where(({ eb, or }) =>
        or([eb('place_id', '=', 'delivery'), eb('place_id', 'in', sellingPointIds(db, country))]),
      )
      .execute();
    const places = new Set(rows.map(({ place_id }) => place_id));
    return {
      isInWarehouse: places.has('delivery'),
      isNowhere: places.size === 0,
      hangsIn: (id) => places.has(id),
    };
  };

  return async (
    city: DeliveryCity & { country: Country },
    question: TermsQuestion,
  ): Promise<{ terms: DeliveryTerm[]; noWayBecause: NoWayReason | null }> => {
    const { currency, language, now, isInReach = true } = question;
    const [points, where, { expressDelivery }] = await Promise.all([
      loadPointsOf(db, city.id, language),
      whereIs(question.skuId, city.country),
      flags.read(),
    ]);
    const open = points.filter(isOpen);
    const shops = open.filter(isShop);
    const of = (...types: PickupPoint['type'][]) =>
      where.isInWarehouse ? open.filter(({ type }) => types.includes(type)) : [];
    const express = shops.filter(({ id }) => where.hangsIn(id));

    const terms = [
      ...pickupTerm(shops, city, where, now),
      ...partnerTerm('thirdparty', of('pvz', 'postamat'), city, question),
      ...partnerTerm('post', of('post'), city, question),
      ...(where.isInWarehouse && isInReach ? courierTerm(city, question) : []),
      ...(expressDelivery && isInReach ? expressTerm(express, city, question) : []),
    ];
    const furthest = addDays(localTime(now, city.timeZone).day, daysOnTheRoad(city) + 1);
    return {
      terms: terms.map((term) => ({
        ...term,
        currency,
        // Of goods that nobody has named, some must come from the warehouse first.
        ...(question.skuId === undefined && term.type === 'pickup' && { to: furthest }),
      })),
      noWayBecause: terms.length > 0 ? null : reasonOf(where),
    };
  };
}
