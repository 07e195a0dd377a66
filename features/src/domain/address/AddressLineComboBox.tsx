import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ComboBox } from '@rukav/design-system/ComboBox';
import type { GeofenceSuggestion } from '@rukav/contract/geography/schemas.ts';
import { addressLines, addressLineSought, shortestLine } from './suggestions.ts';

export interface AddressLineComboBoxProps {
  /** Told of the address that was taken. */
  onTake: (suggestion: GeofenceSuggestion) => void;
  /** Whose addresses are suggested; the session's city where it is left out. */
  cityId?: number | undefined;
}

/** An address in one line, which fills the fields below. They can be written by hand as well, with or without it. */
export default function AddressLineComboBox({ onTake, cityId }: AddressLineComboBoxProps) {
  const { formatMessage } = useIntl();
  const { entry, seek } = useUnit({ entry: addressLines.$current, seek: addressLineSought });
  const [line, setLine] = useState({ text: '', isTaken: false });
  const isSought = !line.isTaken && line.text.trim().length >= shortestLine;
  const found = isSought ? (entry.answer?.suggestions ?? []) : [];

  return (
    <ComboBox
      label={formatMessage({ id: 'address.line' })}
      description={formatMessage({ id: 'address.line.note' })}
      inputValue={line.text}
      onInputChange={(text) => {
        setLine({ text, isTaken: false });
        seek({ text, cityId });
      }}
      items={found.map(({ value }, place) => ({ value: String(place), label: value }))}
      onSelect={({ value: place, label: text }) => {
        const taken = found[Number(place)];
        setLine({ text, isTaken: true });
        if (taken) onTake(taken);
      }}
      isLoading={isSought && entry.state === 'pending'}
      {...(isSought && entry.state === 'failed' && { status: formatMessage({ id: 'address.line.failed' }) })}
      {...(isSought &&
        entry.state === 'ready' && {
          status: found.length
            ? formatMessage({ id: 'address.suggestions.found' }, { count: String(found.length) })
            : formatMessage({ id: 'address.line.none' }),
        })}
    />
  );
}
