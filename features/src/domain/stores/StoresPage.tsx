import { useUnit } from 'effector-react';
import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Canonical, SharedPicture } from '../../platform/navigation/view.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import { CityMap } from '../map/view.ts';
import { $favouriteStores } from '../marks/index.ts';
import { $here, locateRequested } from '../obtaining/index.ts';
import {
  $isMapOpen,
  $isNear,
  $listState,
  $stationId,
  $storeFilters,
  $storeText,
  metroStations,
  storesNear,
  storesOfCity,
} from './model.ts';
import { NoStores } from './NoStores.tsx';
import { StoreList } from './StoreList.tsx';
import * as styles from './Stores.css.ts';
import { storesFor } from './stores-for.ts';
import { StoreTools } from './StoreTools.tsx';
import { useNow } from './useNow.ts';

/** The shops of the visitor's city, or those around her: as a list, and on a map that is loaded when it is opened. */
export function StoresPage() {
  const { formatMessage } = useIntl();
  const { session, ofCity, near, isNear, here, text, filters, stationId, metro, isMapOpen, mine } = useUnit({
    session: $session,
    ofCity: storesOfCity.$current,
    near: storesNear.$current,
    isNear: $isNear,
    here: $here,
    text: $storeText,
    filters: $storeFilters,
    stationId: $stationId,
    metro: metroStations.$current,
    isMapOpen: $isMapOpen,
    mine: $favouriteStores,
  });
  const { open, openModal, locate } = useUnit({
    open: storesOfCity.openFx,
    openModal: openModalFx,
    locate: locateRequested,
  });
  const [chosenId, setChosenId] = useState<string>();
  const now = useNow() ?? 0;

  useEffect(() => {
    open({ query: { cityId: session.cityId } }).catch(() => {});
  }, [open, session.cityId]);

  const around = isNear && here ? near.answer?.stores : undefined;
  const all = around ?? ofCity.answer?.stores ?? [];
  const cityName = around?.[0]?.cityName ?? session.cityName;
  const station = metro.answer?.stations.find(({ id }) => id === stationId);
  const stores = storesFor(all, {
    text,
    filters: now === 0 ? filters.filter((filter) => filter !== 'open') : filters,
    origin: station?.geoPoint ?? here,
    now,
    mine,
  });
  const choose = (id: string) => {
    setChosenId(id);
    document.getElementById(`store-${id}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'stores.documentTitle' }, { city: session.cityName })}</title>
      <meta
        name="description"
        content={formatMessage({ id: 'stores.description' }, { city: session.cityName })}
      />
      <Canonical path="/stores" />
      <SharedPicture />
      <div className={styles.head}>
        <Heading level={1}>{formatMessage({ id: 'stores.heading' }, { city: cityName })}</Heading>
        <Button emphasis="plain" onPress={() => void openModal({ id: 'city', props: {} })}>
          {formatMessage({ id: 'stores.city' })}
        </Button>
      </div>
      {all.length === 0 ? (
        <Unlisted />
      ) : (
        <>
          <StoreTools cityId={session.cityId} />
          <output className={styles.quiet}>
            {formatMessage(
              { id: stores.length > 0 ? 'stores.count' : 'stores.none' },
              { count: String(stores.length) },
            )}
          </output>
          {isMapOpen ? (
            <div className={styles.withMap}>
              <StoreList stores={stores} onMap={{ chosenId, choose: setChosenId }} />
              <div className={styles.map}>
                <Suspense fallback={<Skeleton shape="wide" />}>
                  <CityMap
                    label={formatMessage({ id: 'stores.map' })}
                    cityId={around?.[0]?.cityId ?? session.cityId}
                    points={stores.map(({ store }) => store)}
                    {...(chosenId !== undefined && { chosenId })}
                    onChoose={choose}
                    onLocate={locate}
                    here={here}
                    size="fill"
                  />
                </Suspense>
              </div>
            </div>
          ) : (
            <StoreList stores={stores} />
          )}
        </>
      )}
    </div>
  );
}

/** What stands where no shop can be listed: they are awaited, did not come, or the city has none. */
function Unlisted() {
  const { formatMessage } = useIntl();
  const { state, retry } = useUnit({ state: $listState, retry: storesOfCity.retryFx });

  if (state === 'known') return <NoStores />;
  if (state === 'awaited') return <Skeleton shape="wide" />;
  return (
    <Notice
      tone="danger"
      isLive
      action={
        <Button size="small" emphasis="quiet" onPress={() => void retry()}>
          {formatMessage({ id: 'errors.retry' })}
        </Button>
      }
    >
      {formatMessage({ id: 'stores.failed' })}
    </Notice>
  );
}
