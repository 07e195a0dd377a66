import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GeofenceSuggestion } from '@rukav/contract/geography/schemas.ts';
import { lazyView } from '@rukav/design-system/lazyView';
import { TextField } from '@rukav/design-system/TextField';
import * as styles from './Address.css.ts';
import { splitHouse, type AddressDraft, type AddressField } from './fields.ts';

const Street = lazyView(() => import('./StreetComboBox.tsx'));
const Line = lazyView(() => import('./AddressLineComboBox.tsx'));
const House = lazyView(() => import('./HouseComboBox.tsx'));

/** Where an address is. */
export interface AddressPlace extends Pick<GeofenceSuggestion, 'locationLevel' | 'geoPoint'> {
  /** The street and the house, as they are called. */
  name: string;
}

const nothing = () => {};

export interface AddressFormProps {
  value: AddressDraft;
  /** Told of the fields that changed. A house such as “12А” comes as house and block together. */
  onChange: (changes: Partial<AddressDraft>) => void;
  /** The id of a field, and its error where it has one that is shown. */
  fieldOf: (field: AddressField) => { id: string; error?: string };
  /** Called when the focus leaves a field: the moment from which its faults are shown. */
  blurOf: (field: AddressField) => () => void;
  /** The city of the address. @default the session's */
  cityId?: number;
  /** Told where the address is, as exactly as suggestions know it. */
  onLocate?: (place: AddressPlace) => void;
}

/** Where a courier goes, within a city. Suggestions help where there are any; everything can be written by hand. */
export function AddressForm(props: AddressFormProps) {
  const { value, onChange, fieldOf, blurOf, cityId, onLocate = nothing } = props;
  const { formatMessage } = useIntl();
  const [taken, setTaken] = useState<{ house: string; houseBlock: string } | null>(null);

  const blur = (field: AddressField) => () => {
    const parts = field === 'house' && value.houseBlock.trim() === '' ? splitHouse(value.house) : null;
    if (parts) {
      onChange(parts);
      setTaken(parts);
    }
    blurOf(field)();
  };
  const change = (field: AddressField) => (text: string) => {
    if (field === 'house' || field === 'houseBlock') setTaken(null);
    onChange({ [field]: text });
  };
  const common = (field: AddressField) => ({
    ...fieldOf(field),
    label: formatMessage({ id: `address.${field}` }),
    onBlur: blur(field),
  });
  const optional = { requirement: formatMessage({ id: 'address.optional' }) };
  const text = (field: AddressField) => ({ ...common(field), value: value[field], onChange: change(field) });

  const line = {
    label: formatMessage({ id: 'address.line' }),
    description: formatMessage({ id: 'address.line.note' }),
    isDisabled: true,
  };
  const take = (taken: GeofenceSuggestion) => {
    const { value: name, street, streetId, streetType, house, houseBlock, ...place } = taken;
    setTaken(null);
    onChange({
      street,
      streetId,
      streetType,
      ...(house !== null && { house, houseBlock: houseBlock ?? '' }),
    });
    onLocate({ name, locationLevel: place.locationLevel, geoPoint: place.geoPoint });
  };

  return (
    <>
      <Suspense fallback={<TextField {...line} value="" onChange={nothing} />}>
        <Line cityId={cityId} onTake={take} />
      </Suspense>
      <Suspense fallback={<TextField {...text('street')} isRequired autoComplete="address-line1" />}>
        <Street
          field={common('street')}
          value={value}
          onChange={onChange}
          onLocate={onLocate}
          cityId={cityId}
        />
      </Suspense>
      <div className={styles.short}>
        <Suspense fallback={<TextField {...text('house')} isRequired />}>
          <House
            field={common('house')}
            value={value}
            onWrite={change('house')}
            onChange={onChange}
            onLocate={onLocate}
          />
        </Suspense>
        <TextField {...text('houseBlock')} {...optional} />
        <TextField {...text('build')} {...optional} />
        <TextField {...text('entrance')} {...optional} type="numeric" />
        <TextField {...text('floor')} {...optional} type="numeric" />
        <TextField {...text('apartment')} {...optional} type="numeric" />
      </div>
      <output className={styles.quiet}>
        {taken && formatMessage({ id: 'address.split' }, { house: taken.house, block: taken.houseBlock })}
      </output>
    </>
  );
}
