import type { ChosenGroupType } from '@rukav/contract/cart/methods.ts';
import type { PaymentMethod } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { emptyAddress, isBlank, type AddressDraft } from '../address/index.ts';

/** A day and hours of a courier. */
export interface Slot {
  date: string;
  from: string;
  to: string;
}

/** Sizes, by their ids, that a way leaves for another although it could take them. */
interface HoldingBack {
  apart?: readonly string[];
}

/** What becomes of the lines that the ways chosen before do not have. */
export type Rest =
  | ({ way: 'pickup'; pickupId: string | null } & HoldingBack)
  | ({ way: 'thirdparty'; pickupId: string | null } & HoldingBack)
  | ({ way: 'delivery' } & HoldingBack)
  | ({ way: 'express_delivery' } & HoldingBack)
  | { way: 'delete' };

/** Points that things are collected at: shops of ours, and those of partners. */
export type PointType = 'pickup' | 'thirdparty';

/** Everything that is chosen and written at checkout. It outlives every failure, and a reload. */
export interface CheckoutDraft {
  method: ChosenGroupType | null;
  /** The shop of ours. */
  pickupId: string | null;
  /** The partner's point. */
  partnerId: string | null;
  /** Sizes, by their ids, that the first way leaves for another. */
  apart: readonly string[];
  /** What becomes of the lines that are left, one choice after another, each of what the one before left. */
  rests: readonly Rest[];
  address: AddressDraft;
  slot: Slot | null;
  /** Day and hours of an express courier. */
  expressSlot: Slot | null;
  /** Whether the courier waits while things are tried on; never with express. */
  fitting: boolean;
  /** A word to the couriers. */
  comment: string;
  /** A word to whoever hands things over at a point, by the point's id. */
  comments: Readonly<Record<string, string>>;
  fullName: string;
  /** `+` and figures. */
  phone: string;
  email: string;
  paymentMethod: z.infer<typeof PaymentMethod> | null;
  rules: boolean;
  personalData: boolean;
  mailing: boolean;
}

export const emptyDraft: CheckoutDraft = {
  method: null,
  pickupId: null,
  partnerId: null,
  apart: [],
  rests: [],
  address: emptyAddress,
  slot: null,
  expressSlot: null,
  fitting: false,
  comment: '',
  comments: {},
  fullName: '',
  phone: '',
  email: '',
  paymentMethod: null,
  rules: false,
  personalData: false,
  mailing: false,
};

/** What is known of the shopper already. */
export interface Known {
  contact?: { fullName: string; phone: string; email: string } | null | undefined;
  address?: (AddressDraft & object) | null | undefined;
  paymentMethod?: CheckoutDraft['paymentMethod'] | undefined;
}

/** A draft with its empty places filled by what is known; what was written stays. The agreements are never filled. */
export const filled = (draft: CheckoutDraft, { contact, address, paymentMethod }: Known): CheckoutDraft => ({
  ...draft,
  fullName: draft.fullName || (contact?.fullName ?? ''),
  phone: draft.phone || (contact?.phone ?? ''),
  email: draft.email || (contact?.email ?? ''),
  paymentMethod: draft.paymentMethod ?? paymentMethod ?? null,
  address: address && isBlank(draft.address) ? { ...address } : draft.address,
});

const isAlike = (value: unknown, empty: unknown) =>
  value !== undefined &&
  (empty === null || (typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)));

/** A draft that was kept earlier, as far as it has the present shape; anything else is as if nothing had been kept. */
export function restored(kept: unknown): CheckoutDraft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft;
  const known = Object.fromEntries(
    Object.entries(emptyDraft).map(([name, empty]) => {
      const value = (kept as Record<string, unknown>)[name];
      return [name, isAlike(value, empty) ? value : empty];
    }),
  ) as unknown as CheckoutDraft;
  return { ...known, address: { ...emptyAddress, ...known.address } };
}

/** After another city was chosen: shop, day and hours, and the street's id belonged to the one before. */
export const inAnotherCity = (draft: CheckoutDraft): CheckoutDraft => ({
  ...draft,
  pickupId: null,
  partnerId: null,
  apart: [],
  rests: [],
  slot: null,
  expressSlot: null,
  address: { ...draft.address, streetId: null },
});

/** The part of a draft that says how things are obtained. */
export const obtainingOf = ({
  method,
  pickupId,
  partnerId,
  apart,
  rests,
  address,
  slot,
  expressSlot,
  fitting,
  comment,
  comments,
}: CheckoutDraft) => ({
  method,
  pickupId,
  partnerId,
  apart,
  rests,
  address,
  slot,
  expressSlot,
  fitting,
  comment,
  comments,
});

/** Who receives the order, as the server receives it. */
export const contactOf = ({ fullName, phone, email }: CheckoutDraft) => ({
  fullName: fullName.trim().replace(/\s+/g, ' '),
  phone,
  email: email.trim(),
});
