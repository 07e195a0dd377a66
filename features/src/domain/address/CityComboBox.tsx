import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ComboBox } from '@rukav/design-system/ComboBox';
import { cities, cityFieldSought } from './city.ts';
import type { CityFieldProps } from './CityField.tsx';

export interface CityComboBoxProps extends CityFieldProps {
  field: CityFieldProps['field'] & { label: string; isRequired: boolean };
}

/** The city field with its list. */
export default function CityComboBox({ field, value, onChange }: CityComboBoxProps) {
  const { formatMessage } = useIntl();
  const { entry, seek } = useUnit({ entry: cities.$current, seek: cityFieldSought });
  const isSought = value.id === null && value.name.trim() !== '';
  const found = isSought ? (entry.answer?.cities ?? []) : [];

  return (
    <ComboBox
      {...field}
      isFromListOnly
      inputValue={value.name}
      onInputChange={(name) => {
        onChange({ id: null, name });
        seek(name);
      }}
      items={found.map(({ id, name, region }) => ({
        value: String(id),
        label: name,
        content: region === name ? name : `${name}, ${region}`,
      }))}
      onSelect={({ value: id, label: name }) => onChange({ id: Number(id), name })}
      isLoading={isSought && entry.state === 'pending'}
      {...(isSought &&
        entry.state === 'ready' && {
          status: found.length
            ? formatMessage({ id: 'address.city.count' }, { count: String(found.length) })
            : formatMessage({ id: 'address.city.none' }, { text: value.name.trim() }),
        })}
      {...(isSought &&
        entry.state === 'failed' && { status: formatMessage({ id: 'address.city.listFailed' }) })}
    />
  );
}
