import type { MessageId } from '../../platform/locale/index.ts';
import { addressFields, faultTextOf, type AddressField } from '../address/index.ts';
import type { CheckoutFault, CheckoutField } from './faults.ts';

/** A message with what it needs; `fieldId` is the label of the field that it names. */
export interface FaultText {
  id: MessageId;
  fieldId?: MessageId;
  values?: Record<string, string>;
}

const required: Record<Exclude<CheckoutField, AddressField | 'comment'>, MessageId> = {
  method: 'checkout.problem.method',
  pickupId: 'checkout.problem.point',
  partnerId: 'checkout.problem.partner',
  rests: 'checkout.problem.rest',
  slot: 'checkout.problem.slot',
  expressSlot: 'checkout.problem.slot',
  fullName: 'checkout.problem.fullName',
  phone: 'checkout.problem.phone',
  email: 'checkout.problem.email',
  paymentMethod: 'checkout.problem.payment',
  rules: 'checkout.problem.rules',
  personalData: 'checkout.problem.personalData',
};

const gone: Partial<Record<CheckoutField, MessageId>> = {
  slot: 'checkout.problem.slotGone',
  expressSlot: 'checkout.problem.slotGone',
  pickupId: 'checkout.problem.pointGone',
  partnerId: 'checkout.problem.partnerGone',
  method: 'checkout.problem.methodGone',
  paymentMethod: 'checkout.problem.paymentGone',
};

const isAddress = (field: CheckoutField): field is AddressField =>
  addressFields.includes(field as AddressField);

const labelOf = (field: CheckoutField): MessageId =>
  field === 'fullName' ? 'checkout.fullName' : 'checkout.comment';

/** What a fault says: it names its cause and how to put it right. */
export function faultText(field: CheckoutField, fault: CheckoutFault): FaultText {
  if (fault.code === 'server') return { id: 'checkout.problem.server' };
  if (fault.code === 'far') return { id: 'checkout.problem.far' };
  if (isAddress(field)) return faultTextOf(field, fault);
  switch (fault.code) {
    case 'required':
      return { id: field === 'comment' ? 'checkout.problem.server' : required[field] };
    case 'latin':
      return { id: 'address.problem.latin', fieldId: labelOf(field), values: { letter: fault.letter } };
    case 'long':
      return field === 'email'
        ? { id: 'checkout.problem.emailForm' }
        : { id: 'address.problem.tooLong', fieldId: labelOf(field), values: { most: String(fault.most) } };
    case 'short':
      return { id: field === 'phone' ? 'checkout.problem.phoneShort' : 'checkout.problem.nameShort' };
    case 'partial':
      return { id: 'checkout.problem.namePartial' };
    case 'characters':
      return { id: 'checkout.problem.nameCharacters' };
    case 'country':
      return { id: 'checkout.problem.phoneCountry' };
    case 'form':
      return { id: 'checkout.problem.emailForm' };
    case 'gone':
      return { id: gone[field] ?? 'checkout.problem.server' };
    case 'digits':
    case 'letters':
    case 'notFound':
      return { id: 'checkout.problem.server' };
  }
}
