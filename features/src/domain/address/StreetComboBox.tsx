import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ComboBox } from '@rukav/design-system/ComboBox';
import { streetName } from '@rukav/contract/cart/street-name.ts';
import type { Street } from '@rukav/contract/geography/schemas.ts';
import type { AddressPlace } from './AddressForm.tsx';
import type { AddressDraft } from './fields.ts';
import { streets, streetSought } from './suggestions.ts';

export interface StreetComboBoxProps {
  /** Id, label, error and what follows from leaving. */
  field: { id: string; label: string; error?: string; onBlur: () => void };
  value: AddressDraft;
  onChange: (changes: Partial<AddressDraft>) => void;
  /** Told where the street or the house is that was taken. */
  onLocate: (place: AddressPlace) => void;
  /** Whose streets are suggested; the session's city where it is left out. */
  cityId?: number | undefined;
}

const nameOf = ({ type, name }: Street) => streetName({ street: name, streetType: type });

/** A street with suggestions; any other street can be written as well. Another street forgets what depended on it. */
export default function StreetComboBox(props: StreetComboBoxProps) {
  const { field, value, onChange, onLocate, cityId } = props;
  const { formatMessage } = useIntl();
  const { entry, seek } = useUnit({ entry: streets.$current, seek: streetSought });
  const found = value.street.trim().length > 1 ? (entry.answer?.streets ?? []) : [];

  const write = (street: string) => {
    onChange({ street, streetId: null, streetType: '' });
    seek({ text: street, cityId });
  };

  return (
    <ComboBox
      {...field}
      isRequired
      autoComplete="address-line1"
      inputValue={value.street}
      onInputChange={write}
      items={found.map((street) => ({ value: street.id, label: street.name, content: nameOf(street) }))}
      onSelect={({ value: id }) => {
        const street = found.find((one) => one.id === id);
        if (!street) return;
        onChange({ street: street.name, streetId: street.id, streetType: street.type });
        onLocate({ name: nameOf(street), locationLevel: 'street', geoPoint: street.geoPoint });
      }}
      isLoading={entry.state === 'pending'}
      {...(entry.state === 'failed' && { status: formatMessage({ id: 'address.suggestions.failed' }) })}
      {...(entry.state === 'ready' &&
        value.street.trim().length > 1 && {
          status: found.length
            ? formatMessage({ id: 'address.suggestions.found' }, { count: String(found.length) })
            : formatMessage({ id: 'address.suggestions.none' }),
        })}
    />
  );
}
