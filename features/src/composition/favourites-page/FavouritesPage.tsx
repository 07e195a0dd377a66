import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Favourite } from '@rukav/contract/favourites/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Menu } from '@rukav/design-system/Menu';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { addFx } from '../../domain/cart/index.ts';
import { ProductTileOf } from '../../domain/catalogue/view.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './FavouritesPage.css.ts';
import { useFavourites } from './use-favourites.ts';

/**
 * What the member likes, with what has changed since. A heart that is emptied here leaves its tile until the page is left, so that
 * it can be filled again. Personal, so the browser asks for it.
 */
export function FavouritesPage() {
  const { formatMessage } = useIntl();
  const { own, load } = useFavourites();
  const items = own.answer?.favourites;

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'favouritesPage.documentTitle' })}</title>
      <Heading level={1}>{formatMessage({ id: 'favouritesPage.title' })}</Heading>
      {own.state === 'failed' && (
        <EmptyState
          drawing="error"
          title={formatMessage({ id: 'favouritesPage.failed' })}
          actions={<Button onPress={load}>{formatMessage({ id: 'errors.retry' })}</Button>}
        />
      )}
      {own.state === 'loading' && <Skeleton shape="wide" />}
      {items?.length === 0 && (
        <EmptyState
          title={formatMessage({ id: 'favouritesPage.empty' })}
          text={formatMessage({ id: 'favouritesPage.empty.text' })}
          actions={<Button href="/catalog">{formatMessage({ id: 'favouritesPage.catalogue' })}</Button>}
        />
      )}
      {items && items.length > 0 && (
        <ul role="list" className={styles.grid} aria-label={formatMessage({ id: 'favouritesPage.title' })}>
          {items.map((item) => (
            <li key={item.product.id} className={styles.item}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** As wide as a tile stands in the grid. */
const sizes = '(min-width: 992px) 25vw, (min-width: 768px) 32vw, 48vw';

function Item({ item: { product, skus, cheaperBy, isScarce } }: { item: Favourite }) {
  const { formatMessage } = useIntl();
  const { currency } = useUnit($session);
  const isToBeHad = skus.some(({ availability }) => availability.isOnlineAvailable || availability.inStores);

  return (
    <>
      <ProductTileOf product={product} currency={currency} sizes={sizes} />
      {cheaperBy !== null && (
        <p className={styles.change}>
          {formatMessage({ id: 'favouritesPage.cheaper' }, { amount: formatMoney(cheaperBy, currency) })}
        </p>
      )}
      {isScarce && <p className={styles.change}>{formatMessage({ id: 'favouritesPage.scarce' })}</p>}
      {isToBeHad ? (
        <IntoCart name={product.name} skus={skus} />
      ) : (
        <p className={styles.quiet}>{formatMessage({ id: 'favouritesPage.soldOut' })}</p>
      )}
    </>
  );
}

function IntoCart({ name, skus }: { name: string; skus: Favourite['skus'] }) {
  const { formatMessage } = useIntl();
  const add = useUnit(addFx);
  const delivered = skus.filter(({ availability }) => availability.isOnlineAvailable);
  const put = (skuId: string) => void add({ body: { items: [{ skuId, quantity: 1 }] } });
  const [only] = delivered;

  if (!only) return <p className={styles.quiet}>{formatMessage({ id: 'favouritesPage.inShops' })}</p>;
  if (skus.length === 1) {
    return (
      <Button size="small" emphasis="quiet" onPress={() => put(only.id)}>
        {formatMessage({ id: 'favouritesPage.add' })}
      </Button>
    );
  }
  return (
    <div>
      <Menu
        label={formatMessage({ id: 'favouritesPage.add' })}
        about={name}
        items={delivered.map(({ id, size, availability }) => ({
          id,
          label: availability.isLast
            ? formatMessage({ id: 'favouritesPage.size.last' }, { size })
            : formatMessage({ id: 'favouritesPage.size.one' }, { size }),
        }))}
        onAction={put}
      />
    </div>
  );
}
