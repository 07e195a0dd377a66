import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@rukav/design-system/TextField';
import * as styles from './Address.css.ts';
import { splitHouse, type AddressDraft, type AddressField } from './fields.ts';

const Street = lazy(() => import('./StreetComboBox.tsx'));
const House = lazy(() => import('./HouseComboBox.tsx'));

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
}

/** Where a courier goes, within a city. Suggestions help where there are any; everything can be written by hand. */
export function AddressForm({ value, onChange, fieldOf, blurOf, cityId }: AddressFormProps) {
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

  return (
    <>
      <Suspense fallback={<TextField {...text('street')} isRequired autoComplete="address-line1" />}>
        <Street field={common('street')} value={value} onChange={onChange} cityId={cityId} />
      </Suspense>
      <div className={styles.short}>
        <Suspense fallback={<TextField {...text('house')} isRequired />}>
          <House field={common('house')} value={value} onWrite={change('house')} onChange={onChange} />
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
