import { useUnit } from 'effector-react';
import { ComboBox } from '@rukav/design-system/ComboBox';
import { streetName } from '@rukav/contract/cart/street-name.ts';
import type { House } from '@rukav/contract/geography/schemas.ts';
import type { AddressDraft } from './fields.ts';
import type { StreetComboBoxProps } from './StreetComboBox.tsx';
import { houses, houseSought } from './suggestions.ts';

export interface HouseComboBoxProps extends StreetComboBoxProps {
  /** What is written by hand. */
  onWrite: (house: string) => void;
}

const numberOf = ({ house, houseBlock }: House) => `${house}${houseBlock ?? ''}`;

/** The houses of the chosen street as suggestions; any other number can be written as well. */
export default function HouseComboBox(props: HouseComboBoxProps) {
  const { field, value, onWrite, onChange, onLocate } = props;
  const { entry, seek } = useUnit({ entry: houses.$current, seek: houseSought });
  const isOfStreet = value.streetId !== null && entry.request?.query.streetId === value.streetId;
  const found = isOfStreet ? (entry.answer?.houses ?? []) : [];

  /** What is written counts as taken where it is the number of a house that is known. */
  const locate = (written: string) => {
    const known = found.find((one) => numberOf(one) === written.trim().toLocaleUpperCase('ru'));
    if (!known) return;
    const street = streetName({ street: value.street, streetType: value.streetType });
    onLocate({ name: `${street}, ${numberOf(known)}`, locationLevel: 'house', geoPoint: known.geoPoint });
  };

  return (
    <ComboBox
      {...field}
      isRequired
      onBlur={() => {
        field.onBlur();
        locate(`${value.house}${value.houseBlock}`);
      }}
      inputValue={value.house}
      onInputChange={(text) => {
        onWrite(text);
        if (value.streetId !== null) seek({ streetId: value.streetId, text });
      }}
      items={found.map((one) => ({
        value: `${one.house}/${one.houseBlock ?? ''}`,
        label: numberOf(one),
      }))}
      onSelect={(option) => {
        const [house = '', houseBlock = ''] = option.value.split('/');
        onChange({ house, houseBlock } satisfies Partial<AddressDraft>);
        locate(`${house}${houseBlock}`);
      }}
    />
  );
}
