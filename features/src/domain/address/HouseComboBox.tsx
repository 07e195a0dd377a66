import { useUnit } from 'effector-react';
import { ComboBox } from '@rukav/design-system/ComboBox';
import type { AddressDraft } from './fields.ts';
import type { StreetComboBoxProps } from './StreetComboBox.tsx';
import { houses, houseSought } from './suggestions.ts';

export interface HouseComboBoxProps extends StreetComboBoxProps {
  /** What is written by hand. */
  onWrite: (house: string) => void;
}

/** The houses of the chosen street as suggestions; any other number can be written as well. */
export default function HouseComboBox({ field, value, onWrite, onChange }: HouseComboBoxProps) {
  const { entry, seek } = useUnit({ entry: houses.$current, seek: houseSought });
  const isOfStreet = value.streetId !== null && entry.request?.query.streetId === value.streetId;
  const found = isOfStreet ? (entry.answer?.houses ?? []) : [];

  return (
    <ComboBox
      {...field}
      isRequired
      inputValue={value.house}
      onInputChange={(text) => {
        onWrite(text);
        if (value.streetId !== null) seek({ streetId: value.streetId, text });
      }}
      items={found.map(({ house, houseBlock }) => ({
        value: `${house}/${houseBlock ?? ''}`,
        label: `${house}${houseBlock ?? ''}`,
      }))}
      onSelect={(option) => {
        const [house = '', houseBlock = ''] = option.value.split('/');
        onChange({ house, houseBlock } satisfies Partial<AddressDraft>);
      }}
    />
  );
}
