import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { PointTile } from '@rukav/design-system/PointTile';
import { usePointTexts } from '../obtaining/view.ts';
import type { StoreChoice } from './stores-for.ts';
import * as styles from './Stores.css.ts';
import { useNow } from './useNow.ts';

export interface StoreListProps {
  stores: readonly StoreChoice[];
  /** The shop that is chosen on the map; undefined while the map is closed. */
  onMap?: { chosenId: string | undefined; choose: (id: string) => void };
}

/** Shops as a list, which has everything that the map has. */
export function StoreList({ stores, onMap }: StoreListProps) {
  const { formatMessage } = useIntl();
  const texts = usePointTexts();
  const now = useNow();

  if (stores.length === 0) return null;
  return (
    <ul className={onMap ? styles.beside : styles.list} aria-label={formatMessage({ id: 'stores.list' })}>
      {stores.map(({ store, metres }) => {
        const isSelling = store.shopStatus.shopNowStatus === 'IS_OPEN';
        return (
          <li key={store.id} id={`store-${store.id}`} className={styles.chosen}>
            <PointTile
              headingLevel={2}
              name={store.name}
              href={`/stores/${store.id}`}
              address={store.metro === null ? store.address : `${store.address}, ${store.metro}`}
              hours={texts.hours(store)}
              isCurrent={store.id === onMap?.chosenId}
              services={{ label: formatMessage({ id: 'stores.services' }), names: texts.services(store) }}
              {...(metres !== null && { distance: texts.distance(metres) })}
              {...(!isSelling && {
                availability: { label: formatMessage({ id: 'stores.notSelling' }), tone: 'neutral' },
              })}
              {...(isSelling &&
                now !== null && {
                  availability: { label: texts.opening(store), tone: 'neutral' },
                })}
              {...(onMap && {
                action: (
                  <Button size="small" emphasis="plain" icon="pin" onPress={() => onMap.choose(store.id)}>
                    {formatMessage({ id: 'stores.onMap' })}
                  </Button>
                ),
              })}
            />
          </li>
        );
      })}
    </ul>
  );
}
