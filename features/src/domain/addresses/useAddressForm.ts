import { useIntl } from 'react-intl';
import { useForm } from '../../platform/forms/view.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { addressFields, faultTextOf, type AddressField } from '../address/index.ts';
import type { SavedFault, SavedField } from './draft.ts';
import { addressForm } from './form.ts';

const isPlace = (field: SavedField): field is AddressField => addressFields.includes(field as AddressField);
type Other = Exclude<SavedField, AddressField>;

const labels: Record<Other, MessageId> = {
  addressName: 'addresses.name',
  city: 'address.city',
  postcode: 'addresses.postcode',
  metro: 'addresses.metro',
  comment: 'addresses.comment',
};

/** Faults that only a saved address has. */
const problems = {
  exists: 'addresses.problem.exists',
  fromList: 'addresses.problem.city.list',
} as const;
type Own = Extract<SavedFault, { code: keyof typeof problems }>;
const isAbout = (fault: SavedFault): fault is Own => Object.hasOwn(problems, fault.code);

/** The form of an address, its faults in words. */
export function useAddressForm() {
  const { formatMessage } = useIntl();

  const textOf = (field: SavedField, fault: SavedFault): string => {
    if (isAbout(fault)) return formatMessage({ id: problems[fault.code] });
    if (isPlace(field)) {
      const { id, fieldId, values } = faultTextOf(field, fault);
      return formatMessage({ id }, { ...values, ...(fieldId && { field: formatMessage({ id: fieldId }) }) });
    }
    const of = { field: formatMessage({ id: labels[field] }) };
    switch (fault.code) {
      case 'required':
        return formatMessage({
          id: field === 'city' ? 'addresses.problem.city' : 'addresses.problem.name',
        });
      case 'latin':
        return formatMessage({ id: 'address.problem.latin' }, { ...of, letter: fault.letter });
      case 'digits':
        return formatMessage({ id: 'address.problem.digits' }, of);
      case 'long':
        return formatMessage({ id: 'address.problem.tooLong' }, { ...of, most: String(fault.most) });
      default:
        return formatMessage({ id: 'address.problem.invalid' }, of);
    }
  };

  return useForm(addressForm, textOf);
}
