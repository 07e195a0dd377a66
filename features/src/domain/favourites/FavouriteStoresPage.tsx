import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { limits } from '@rukav/contract/limits.ts';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { PointTile } from '@rukav/design-system/PointTile';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import { $favouriteStores } from '../marks/index.ts';
import { usePointTexts } from '../obtaining/view.ts';
import * as styles from './Favourites.css.ts';
import { favouriteStores, storeToggled } from './stores.ts';

/** The member's shops, three at most. Personal, so the browser asks for them. */
export function FavouriteStoresPage() {
  const { formatMessage } = useIntl();
  const texts = usePointTexts();
  const { own, mine, load, toggle } = useUnit({
    own: favouriteStores.$own,
    mine: $favouriteStores,
    load: favouriteStores.opened,
    toggle: storeToggled,
  });
  const stores = own.answer?.stores.filter(({ id }) => mine.includes(id));

  useEffect(() => void load({}), [load]);

  const choose = <Button href="/stores">{formatMessage({ id: 'favourites.stores.choose' })}</Button>;
  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'favourites.stores.documentTitle' })}</title>
      <Heading level={1}>{formatMessage({ id: 'favourites.stores.title' })}</Heading>
      {own.state === 'failed' && (
        <EmptyState
          drawing="error"
          title={formatMessage({ id: 'favourites.stores.notLoaded' })}
          actions={<Button onPress={() => load({})}>{formatMessage({ id: 'errors.retry' })}</Button>}
        />
      )}
      {own.state === 'loading' && <Skeleton shape="wide" />}
      {stores?.length === 0 && (
        <EmptyState
          title={formatMessage({ id: 'favourites.stores.empty' })}
          text={formatMessage({ id: 'favourites.stores.empty.text' })}
          actions={choose}
        />
      )}
      {stores && stores.length > 0 && (
        <>
          <Text tone="quiet">
            {formatMessage({ id: 'favourites.stores.use' }, { most: String(limits.favouriteStores) })}
          </Text>
          <ul role="list" className={styles.list}>
            {stores.map((store) => (
              <li key={store.id}>
                <PointTile
                  headingLevel={2}
                  name={store.name}
                  href={`/stores/${store.id}`}
                  address={store.metro === null ? store.address : `${store.address}, ${store.metro}`}
                  hours={texts.hours(store)}
                  action={
                    <Button
                      size="small"
                      emphasis="plain"
                      onPress={() => toggle({ id: store.id, isFavourite: false })}
                    >
                      {formatMessage({ id: 'favourites.stores.remove' })}
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
          {stores.length < limits.favouriteStores && <div>{choose}</div>}
        </>
      )}
    </div>
  );
}
