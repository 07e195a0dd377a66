import { FacetList, type FacetListProps } from '@rukav/design-system/FacetList';
import { useState } from 'react';

const materials = [
  { value: 'cotton', label: 'Хлопок', count: '128' },
  { value: 'linen', label: 'Лён', count: '41' },
  { value: 'wool', label: 'Шерсть', count: '76' },
  { value: 'silk', label: 'Шёлк', count: '0', unavailable: 'нет с этими фильтрами' },
  { value: 'viscose', label: 'Вискоза', count: '54' },
];

interface ListOfMaterialsProps extends Partial<FacetListProps> {
  initial?: readonly string[];
  /** The most that may be chosen. */
  most?: number;
}

/** A list that keeps its own selection, as a feature would. */
export function ListOfMaterials({ initial = [], most, values = [], ...props }: ListOfMaterialsProps) {
  const [chosen, setChosen] = useState(initial);
  const offered = values.length > 0 ? values : materials;
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);

  return (
    <FacetList
      label="Материал"
      {...props}
      values={offered.map((value) => ({ ...value, isSelected: chosen.includes(value.value) }))}
      cap={
        most === undefined
          ? undefined
          : { isReached: chosen.length >= most, reason: `Можно выбрать не больше ${most}` }
      }
      onToggle={(value) => {
        toggle(value);
        props.onToggle?.(value);
      }}
    />
  );
}
