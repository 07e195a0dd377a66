import type { Country } from '@rukav/contract';
import type { ApiError } from '@rukav/contract/errors.ts';
import { cyrillic, emailPattern } from '@rukav/contract/text-patterns.ts';
import { addressFields, addressProblem, type AddressProblem } from '../address/index.ts';
import type { CheckoutDraft } from './draft.ts';
import { needsCourier } from './plan.ts';

/** The places that say how the order is obtained. */
export const obtainingFields = ['method', 'pickupId', 'rests', ...addressFields, 'slot', 'comment'] as const;

/** The places of the form that can be faulty, in the order in which they stand. */
export const checkoutFields = [
  ...obtainingFields,
  'fullName',
  'phone',
  'email',
  'paymentMethod',
  'rules',
  'personalData',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];

/** What is wrong with a place of the form. `server` carries the server's own words where it has any for the shopper. */
export type CheckoutProblem = { field: CheckoutField } & (
  | AddressProblem
  | { code: 'short' | 'cyrillic' | 'country' | 'email' | 'gone' | 'notFound' }
  | { code: 'server'; message: string | null }
);

/** Whether a fault lies in how the order is obtained. */
export const isOfObtaining = ({ field }: CheckoutProblem) => obtainingFields.some((one) => one === field);

/** What the rules need to know beside the draft. */
export interface CheckoutFacts {
  country: Country;
  /** Whether the chosen shop is among those of the city, as far as they are known. */
  isShopListed: boolean;
  /** Whether there are lines that no chosen way has. */
  isRestOpen: boolean;
  /** Whether the chosen day and hours are still offered. */
  isSlotOffered: boolean;
}

const phonePatterns = { RU: /^\+79\d{9}$/, KZ: /^\+77\d{9}$/ } as const;
const namePattern = new RegExp(`^[${cyrillic}]+(?:[ -][${cyrillic}]+)*$`);

type Fault = CheckoutProblem extends infer P
  ? P extends { field: CheckoutField }
    ? Omit<P, 'field'>
    : never
  : never;

function nameFault(written: string): Fault | null {
  const name = written.trim().replace(/\s+/g, ' ');
  const latin = /[A-Za-z]/.exec(name);
  if (name === '') return { code: 'required' };
  if (latin) return { code: 'latin', letter: latin[0] };
  if (name.length < 2) return { code: 'short' };
  if (name.length > 100) return { code: 'tooLong', most: 100 };
  return namePattern.test(name) ? null : { code: 'cyrillic' };
}

function phoneFault(phone: string, country: Country): Fault | null {
  if (phone === '') return { code: 'required' };
  if (phone.length < 12) return { code: 'short' };
  return phonePatterns[country].test(phone) ? null : { code: 'country' };
}

function emailFault(written: string): Fault | null {
  const email = written.trim();
  if (email === '') return { code: 'required' };
  if (email.length > 100) return { code: 'tooLong', most: 100 };
  return email.length >= 5 && emailPattern.test(email) ? null : { code: 'email' };
}

const missing = (isMissing: boolean): Fault | null => (isMissing ? { code: 'required' } : null);

function slotFault({ slot }: CheckoutDraft, isOffered: boolean): Fault | null {
  if (slot === null) return { code: 'required' };
  return isOffered ? null : { code: 'gone' };
}

function shopFault({ pickupId }: CheckoutDraft, isListed: boolean): Fault | null {
  if (pickupId === null) return { code: 'required' };
  return isListed ? null : { code: 'gone' };
}

/** Everything that keeps the draft from becoming an order, in the order of the form. */
export function problemsOf(draft: CheckoutDraft, facts: CheckoutFacts): readonly CheckoutProblem[] {
  const isPickup = draft.method === 'pickup';
  const isCourier = needsCourier(draft);
  const found: Record<CheckoutField, Fault | null> = {
    method: missing(draft.method === null),
    pickupId: isPickup ? shopFault(draft, facts.isShopListed) : null,
    rests: missing(facts.isRestOpen),
    ...(Object.fromEntries(
      addressFields.map((field) => [field, isCourier ? addressProblem(field, draft.address[field]) : null]),
    ) as Record<(typeof addressFields)[number], Fault | null>),
    slot: isCourier ? slotFault(draft, facts.isSlotOffered) : null,
    comment: draft.comment.trim().length > 255 ? { code: 'tooLong', most: 255 } : null,
    fullName: nameFault(draft.fullName),
    phone: phoneFault(draft.phone, facts.country),
    email: emailFault(draft.email),
    paymentMethod: missing(draft.paymentMethod === null),
    rules: missing(!draft.rules),
    personalData: missing(!draft.personalData),
  };
  return checkoutFields.flatMap((field) => {
    const fault = found[field];
    return fault ? [{ ...fault, field } as CheckoutProblem] : [];
  });
}

const otherNames: Readonly<Record<string, CheckoutField>> = {
  date: 'slot',
  interval: 'slot',
  shippingGroupType: 'method',
  cityId: 'street',
  address: 'street',
};

/** The place of the form that a field of a call's body belongs to; undefined where there is none. */
export function fieldOf(path: string): CheckoutField | undefined {
  const names = path.split('.').toReversed();
  for (const name of names) {
    const field = checkoutFields.find((one) => one === name) ?? otherNames[name];
    if (field) return field;
  }
  return undefined;
}

/** The faults that a refusal names, at their places; an e-mail is explained in the server's words (ERR-086). */
export const serverProblems = (errors: readonly ApiError[]): readonly CheckoutProblem[] =>
  errors.flatMap(({ field: path, message }) => {
    const field = path === undefined ? undefined : fieldOf(path);
    return field ? [{ field, code: 'server' as const, message: field === 'email' ? message : null }] : [];
  });
