import type { FieldFault } from '@rukav/contract/fields/fault.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import type { AddressField } from './fields.ts';

/** What is wrong with a field of an address, by its own rule or because the server says so. */
export type AddressFault = FieldFault | { code: 'notFound' | 'invalid' | 'gone' };

/** A message with what it needs; `fieldId` is the label of the field that it names. */
interface Said {
  id: MessageId;
  fieldId?: MessageId;
  values?: Record<string, string>;
}

/** What a fault of an address says: its cause, and how to put it right. */
export function faultTextOf(field: AddressField, fault: AddressFault): Said {
  const fieldId: MessageId = `address.${field}`;
  switch (fault.code) {
    case 'required':
      return {
        id: field === 'street' ? 'address.problem.street.required' : 'address.problem.house.required',
      };
    case 'latin':
      return { id: 'address.problem.latin', fieldId, values: { letter: fault.letter } };
    case 'digits':
      return field === 'house'
        ? { id: 'address.problem.house.digits' }
        : { id: 'address.problem.digits', fieldId };
    case 'long':
      return { id: 'address.problem.tooLong', fieldId, values: { most: String(fault.most) } };
    case 'letters':
      return { id: 'address.problem.letters', values: { most: String(fault.most) } };
    case 'notFound':
      return { id: 'address.problem.notFound' };
    default:
      return { id: 'address.problem.invalid', fieldId };
  }
}
