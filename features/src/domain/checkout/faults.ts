import type { Country } from '@rukav/contract';
import type { ApiError } from '@rukav/contract/errors.ts';
import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { Email, FullName, phoneOf } from '@rukav/contract/fields/person.ts';
import { OrderComment } from '@rukav/contract/fields/texts.ts';
import { agreed, chosen, faultsOf, type Faults } from '../../platform/forms/index.ts';
import { addressFields, faultsOfAddress, type AddressField } from '../address/index.ts';
import type { CheckoutDraft, Slot } from './draft.ts';
import { hasCourier, needsCourier } from './plan.ts';

/** The fields that say how the order is obtained. */
export const obtainingFields = [
  'method',
  'pickupId',
  'partnerId',
  'rests',
  ...addressFields,
  'slot',
  'expressSlot',
  'comment',
] as const;

/** The fields that can be faulty, in the order in which they stand. */
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

/** What is wrong with a field. `server` carries the server's own words where it has any for the shopper. */
export type CheckoutFault =
  | FieldFault
  | { code: 'gone' | 'notFound' }
  | { code: 'far' }
  | { code: 'server'; message: string | null };
export type CheckoutFaults = Faults<CheckoutField, CheckoutFault>;

/** What the rules need to know beside the draft. */
export interface CheckoutFacts {
  country: Country;
  /** Whether there is anything to be obtained: gift cards are sent. */
  hasGoods: boolean;
  /** Whether a point is among those of the city, as far as they are known. */
  isListed: (pointId: string) => boolean;
  /** Whether there are lines that no chosen way has. */
  isRestOpen: boolean;
  /** Whether the chosen day and hours are still offered. */
  isSlotOffered: boolean;
  /** Whether the chosen hours of an express courier are still offered. */
  isExpressOffered: boolean;
  /** Whether the address is known to lie where no courier goes. */
  isFar: boolean;
}

const required = { code: 'required' } as const;

function slotFault(slot: Slot | null, isOffered: boolean): CheckoutFault | null {
  if (slot === null) return required;
  return isOffered ? null : { code: 'gone' };
}

function pointFault(pointId: string | null, { isListed }: CheckoutFacts): CheckoutFault | null {
  if (pointId === null) return required;
  return isListed(pointId) ? null : { code: 'gone' };
}

/** Everything that keeps the draft from becoming an order. */
export function faultsOfDraft(draft: CheckoutDraft, facts: CheckoutFacts): CheckoutFaults {
  return faultsOf<CheckoutField, CheckoutFault>({
    ...(facts.hasGoods && faultsOfObtaining(draft, facts)),
    fullName: faultOf(FullName, draft.fullName),
    phone: faultOf(phoneOf(facts.country), draft.phone),
    email: faultOf(Email, draft.email),
    paymentMethod: chosen(draft.paymentMethod),
    rules: agreed(draft.rules),
    personalData: agreed(draft.personalData),
  });
}

function addressFaults({ address }: CheckoutDraft, { isFar }: CheckoutFacts) {
  const faults: Record<AddressField, CheckoutFault | null> = faultsOfAddress(address);
  return isFar ? { ...faults, street: faults.street ?? { code: 'far' as const } } : faults;
}

const faultsOfObtaining = (draft: CheckoutDraft, facts: CheckoutFacts) => ({
  ...(needsCourier(draft) && addressFaults(draft, facts)),
  method: chosen(draft.method),
  pickupId: draft.method === 'pickup' ? pointFault(draft.pickupId, facts) : null,
  partnerId: draft.method === 'thirdparty' ? pointFault(draft.partnerId, facts) : null,
  rests: facts.isRestOpen ? required : null,
  slot: hasCourier(draft, 'delivery') ? slotFault(draft.slot, facts.isSlotOffered) : null,
  expressSlot: hasCourier(draft, 'express_delivery')
    ? slotFault(draft.expressSlot, facts.isExpressOffered)
    : null,
  comment: faultOf(OrderComment, draft.comment),
});

const otherNames: Readonly<Record<string, CheckoutField>> = {
  date: 'slot',
  interval: 'slot',
  shippingGroupType: 'method',
  cityId: 'street',
  address: 'street',
};

/** The field of the form that a field of a call's body belongs to; undefined where there is none. */
export function fieldOf(path: string): CheckoutField | undefined {
  const names = path.split('.').toReversed();
  for (const name of names) {
    const field = checkoutFields.find((one) => one === name) ?? otherNames[name];
    if (field) return field;
  }
  return undefined;
}

/** The faults that a refusal names, at their fields; an e-mail is explained in the server's words (ERR-086). */
export const faultsOfServer = (errors: readonly ApiError[]): CheckoutFaults =>
  faultsOf<CheckoutField, CheckoutFault>(
    Object.fromEntries(
      errors.flatMap(({ field: path, message }) => {
        const field = path === undefined ? undefined : fieldOf(path);
        return field ? [[field, { code: 'server', message: field === 'email' ? message : null }]] : [];
      }),
    ),
  );
