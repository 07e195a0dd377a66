import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { CheckboxGroup } from '@rukav/design-system/CheckboxGroup';
import { Notice } from '@rukav/design-system/Notice';
import { SearchField } from '@rukav/design-system/SearchField';
import { $isLocateFailed, $isLocating, locateRequested } from './here.ts';
import { $pointFilters, $pointSought, pointFilterToggled, pointSought } from './model.ts';
import * as styles from './Obtaining.css.ts';
import { pointFilters } from './points.ts';

/** Searches and narrows the shops. The filters stand folded, so that the first shop is in sight on a phone. */
export function PointTools() {
  const { formatMessage } = useIntl();
  const { text, filters, isLocating, isLocateFailed, seek, toggle, locate } = useUnit({
    text: $pointSought,
    filters: $pointFilters,
    isLocating: $isLocating,
    isLocateFailed: $isLocateFailed,
    seek: pointSought,
    toggle: pointFilterToggled,
    locate: locateRequested,
  });

  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();

  return (
    <>
      <SearchField
        label={formatMessage({ id: 'obtaining.points.search' })}
        clearLabel={formatMessage({ id: 'obtaining.points.clear' })}
        value={text}
        onChange={seek}
        onSubmit={seek}
      />
      <div className={styles.row}>
        <Button
          emphasis="plain"
          size="small"
          icon="filter"
          isExpanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {formatMessage(
            { id: 'obtaining.filters.open' },
            { count: filters.length, shown: String(filters.length) },
          )}
        </Button>
        <Button emphasis="plain" size="small" icon="pin" isPending={isLocating} onPress={locate}>
          {formatMessage({ id: 'obtaining.locate' })}
        </Button>
      </div>
      <div id={filtersId} hidden={!isOpen}>
        <CheckboxGroup
          label={formatMessage({ id: 'obtaining.filters' })}
          value={filters}
          options={pointFilters.map((filter) => ({
            value: filter,
            label: formatMessage({ id: `obtaining.filter.${filter}` }),
          }))}
          onChange={(next) => {
            for (const filter of pointFilters) {
              if (next.includes(filter) !== filters.includes(filter)) toggle(filter);
            }
          }}
        />
      </div>
      {filters.includes('has_fitting') && (
        <p className={styles.quiet}>{formatMessage({ id: 'obtaining.fitting' })}</p>
      )}
      {isLocateFailed && (
        <Notice tone="warning" isLive>
          {formatMessage({ id: 'obtaining.locate.failed' })}
        </Notice>
      )}
    </>
  );
}
