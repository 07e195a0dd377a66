import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';
import { SearchField } from '@rukav/design-system/SearchField';
import { SegmentedControl } from '@rukav/design-system/SegmentedControl';
import { Select } from '@rukav/design-system/Select';
import { ToggleButton } from '@rukav/design-system/ToggleButton';
import { $isLocateFailed } from '../obtaining/index.ts';
import {
  $isMapOpen,
  $isNear,
  $stationId,
  $storeFilters,
  $storeText,
  filterToggled,
  mapToggled,
  metroStations,
  nearToggled,
  stationChosen,
  storeSought,
} from './model.ts';
import * as styles from './Stores.css.ts';
import { storeFilters } from './stores-for.ts';

/** Searches and narrows the shops of a city, and opens the map. */
export function StoreTools({ cityId }: { cityId: number }) {
  const { formatMessage } = useIntl();
  const state = useUnit({
    text: $storeText,
    filters: $storeFilters,
    stationId: $stationId,
    isMapOpen: $isMapOpen,
    isNear: $isNear,
    isLocateFailed: $isLocateFailed,
    metro: metroStations.$current,
  });
  const { seek, toggle, chooseStation, openMap, lookNear, loadMetro } = useUnit({
    seek: storeSought,
    toggle: filterToggled,
    chooseStation: stationChosen,
    openMap: mapToggled,
    lookNear: nearToggled,
    loadMetro: metroStations.openFx,
  });

  useEffect(() => {
    // Without its stations the search still finds shops by the metro that their addresses name.
    loadMetro({ query: { cityId } }).catch(() => {});
  }, [loadMetro, cityId]);
  const stations = state.metro.request?.query.cityId === cityId ? (state.metro.answer?.stations ?? []) : [];

  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={formatMessage({ id: 'stores.search' })}
          clearLabel={formatMessage({ id: 'stores.search.clear' })}
          value={state.text}
          onChange={seek}
          onSubmit={seek}
        />
        {stations.length > 0 && (
          <Select
            label={formatMessage({ id: 'stores.metro' })}
            prompt={formatMessage({ id: 'stores.metro.any' })}
            value={state.stationId}
            onChange={chooseStation}
            options={stations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <SegmentedControl
          isLabelHidden
          label={formatMessage({ id: 'stores.view' })}
          value={state.isMapOpen ? 'map' : 'list'}
          options={[
            { value: 'list', label: formatMessage({ id: 'stores.view.list' }) },
            { value: 'map', label: formatMessage({ id: 'stores.view.map' }) },
          ]}
          onChange={(view) => openMap(view === 'map')}
        />
      </div>
      <div className={styles.row} role="group" aria-label={formatMessage({ id: 'stores.filters' })}>
        <ToggleButton icon="locate" isPressed={state.isNear} onChange={lookNear}>
          {formatMessage({ id: 'stores.near' })}
        </ToggleButton>
        {storeFilters.map((filter) => (
          <ToggleButton
            key={filter}
            isPressed={state.filters.includes(filter)}
            onChange={() => toggle(filter)}
          >
            {formatMessage({ id: `stores.filter.${filter}` })}
          </ToggleButton>
        ))}
      </div>
      {(state.isNear || state.isMapOpen) && state.isLocateFailed && (
        <Notice tone="warning" isLive>
          {formatMessage({ id: 'stores.near.failed' })}
        </Notice>
      )}
    </>
  );
}
