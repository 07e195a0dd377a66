import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { sortTypes } from '@rukav/contract/catalogue/filters.ts';
import { Select } from '@rukav/design-system/Select';
import { $selection, sortChosen } from './model.ts';

/** In which order the list stands. */
export function SortChoice() {
  const { formatMessage } = useIntl();
  const { selection, choose } = useUnit({ selection: $selection, choose: sortChosen });

  return (
    <Select
      label={formatMessage({ id: 'catalogue.sort' })}
      isLabelHidden
      emphasis="plain"
      value={selection.sort}
      options={sortTypes.map((type) => ({
        value: type,
        label: formatMessage({ id: `catalogue.sort.${type}` }),
      }))}
      onChange={(chosen) => {
        const type = sortTypes.find((one) => one === chosen);
        if (type) choose(type);
      }}
    />
  );
}
