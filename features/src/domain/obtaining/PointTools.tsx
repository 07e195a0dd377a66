import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { CheckboxGroup } from '@rukav/design-system/CheckboxGroup';
import { Notice } from '@rukav/design-system/Notice';
import { SegmentedControl } from '@rukav/design-system/SegmentedControl';
import { SearchField } from '@rukav/design-system/SearchField';
import { $isLocateFailed, $isLocating, locateRequested } from './here.ts';
import {
  $pointFilters,
  $pointSought,
  $pointView,
  pointFilterToggled,
  pointSought,
  pointViewChosen,
} from './model.ts';
import * as styles from './Obtaining.css.ts';
import { pointDemands, pointFilters } from './points.ts';

/** Searches and narrows the points, and puts them on a map. The filters stand folded, so that the first point is in sight on a phone. */
export function PointTools({ of }: { of: 'shops' | 'partners' }) {
  const { formatMessage } = useIntl();
  const { text, filters, view, isLocating, isLocateFailed, seek, toggle, see, locate } = useUnit({
    text: $pointSought,
    filters: $pointFilters,
    view: $pointView,
    isLocating: $isLocating,
    isLocateFailed: $isLocateFailed,
    seek: pointSought,
    toggle: pointFilterToggled,
    see: pointViewChosen,
    locate: locateRequested,
  });

  const [isOpen, setOpen] = useState(false);
  const offered = of === 'shops' ? pointDemands : pointFilters;
  const count = offered.filter((filter) => filters.includes(filter)).length;
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
      <SegmentedControl
        label={formatMessage({ id: 'obtaining.view' })}
        isLabelHidden
        value={view}
        options={[
          { value: 'list', label: formatMessage({ id: 'obtaining.view.list' }) },
          { value: 'map', label: formatMessage({ id: 'obtaining.view.map' }) },
        ]}
        onChange={(next) => see(next === 'map' ? 'map' : 'list')}
      />
      <div className={styles.row}>
        <Button
          emphasis="plain"
          size="small"
          icon="filter"
          isExpanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {formatMessage({ id: 'obtaining.filters.open' }, { count, shown: String(count) })}
        </Button>
        <Button emphasis="plain" size="small" icon="pin" isPending={isLocating} onPress={locate}>
          {formatMessage({ id: 'obtaining.locate' })}
        </Button>
      </div>
      <div id={filtersId} hidden={!isOpen}>
        <CheckboxGroup
          label={formatMessage({ id: 'obtaining.filters' })}
          value={filters}
          options={offered.map((filter) => ({
            value: filter,
            label: formatMessage({ id: `obtaining.filter.${filter}` }),
          }))}
          onChange={(next) => {
            for (const filter of offered) {
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
