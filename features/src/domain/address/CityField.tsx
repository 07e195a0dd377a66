import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { lazyView } from '@rukav/design-system/lazyView';
import { TextField } from '@rukav/design-system/TextField';

const Choice = lazyView(() => import('./CityComboBox.tsx'));

export interface CityFieldProps {
  /** The city that is chosen; null while what is written is none of the list. */
  value: { id: number | null; name: string };
  /** Told of what is written, and of the city that was chosen from the list. */
  onChange: (city: { id: number | null; name: string }) => void;
  /** The id of the field, its error, and what follows from leaving it. */
  field: { id: string; error?: string; onBlur: () => void };
}

/** A city of the country, chosen from the list by what is written (ADDR-32). The list loads when it is first needed. */
export function CityField({ value, onChange, field }: CityFieldProps) {
  const { formatMessage } = useIntl();
  const labelled = { ...field, label: formatMessage({ id: 'address.city' }), isRequired: true };
  return (
    <Suspense
      fallback={
        <TextField {...labelled} value={value.name} onChange={(name) => onChange({ id: null, name })} />
      }
    >
      <Choice field={labelled} value={value} onChange={onChange} />
    </Suspense>
  );
}
