import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { placeOf } from '@rukav/contract/geography/place-of.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { Breadcrumbs } from '@rukav/design-system/Breadcrumbs';
import { Button } from '@rukav/design-system/Button';
import { DefinitionList } from '@rukav/design-system/DefinitionList';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import { $publicUrl } from '../../platform/navigation/index.ts';
import { Canonical, SharedPicture, StructuredData } from '../../platform/navigation/view.ts';
import { $session } from '../../platform/session/index.ts';
import { CityMap } from '../map/view.ts';
import { StoreHeart } from '../favourites/view.ts';
import { $here, distanceTo } from '../obtaining/index.ts';
import { usePointTexts } from '../obtaining/view.ts';
import { storeById } from './model.ts';
import { InStock } from './InStock.tsx';
import { storeMeta } from './store-meta.ts';
import * as styles from './Stores.css.ts';
import { useNow } from './useNow.ts';

export interface StorePageProps {
  /** The product that the shopper came from; null for none. */
  productId: string | null;
}

/** A shop: when it is open, how to get there, what can be done there, and what hangs there of a product. */
export function StorePage({ productId }: StorePageProps) {
  const { answer } = useUnit(storeById.$current);
  const store = answer?.stores[0];
  return store ? <Shown store={store} productId={productId} /> : null;
}

function Shown({ store, productId }: StorePageProps & { store: PickupPoint }) {
  const { formatMessage } = useIntl();
  const texts = usePointTexts();
  const { origin, here, session } = useUnit({ origin: $publicUrl, here: $here, session: $session });
  const now = useNow();
  const services = texts.services(store);
  const about = { name: store.name, address: store.address };
  const place = placeOf(store);
  const metres = distanceTo(store, here);
  const isSelling = store.shopStatus.shopNowStatus === 'IS_OPEN';

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'stores.store.documentTitle' }, about)}</title>
      <meta name="description" content={formatMessage({ id: 'stores.store.description' }, about)} />
      <Canonical path={`/stores/${store.id}`} />
      <SharedPicture />
      <StructuredData value={import.meta.env.SSR ? storeMeta(store, origin, session.locale) : null} />
      <Breadcrumbs
        label={formatMessage({ id: 'stores.crumbs' })}
        crumbs={[
          { label: formatMessage({ id: 'stores.crumb' }), href: '/stores' },
          { label: store.name, href: `/stores/${store.id}` },
        ]}
      />
      <Heading level={1}>{store.name}</Heading>
      <StoreHeart store={store} />
      {!isSelling && <Notice tone="warning">{formatMessage({ id: 'stores.notSelling' })}</Notice>}
      <div className={styles.store}>
        {productId !== null && (
          <div className={styles.whole}>
            <InStock productId={productId} storeId={store.id} />
          </div>
        )}
        <div className={styles.part}>
          <DefinitionList
            items={[
              {
                term: formatMessage({ id: 'stores.address' }),
                value: metres === null ? store.address : `${store.address} (${texts.distance(metres)})`,
              },
              ...(store.metro === null
                ? []
                : [{ term: formatMessage({ id: 'stores.metro' }), value: store.metro }]),
              {
                term: formatMessage({ id: 'stores.hours' }),
                value: (
                  <>
                    {texts.hours(store).map((line) => (
                      <Text key={line}>{line}</Text>
                    ))}
                    {now !== null && isSelling && <Text tone="quiet">{texts.opening(store)}</Text>}
                  </>
                ),
              },
              {
                term: formatMessage({ id: 'stores.phone' }),
                value: <Link href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`}>{store.phone}</Link>,
              },
              ...(services.length > 0
                ? [{ term: formatMessage({ id: 'stores.services' }), value: services.join(', ') }]
                : []),
            ]}
          />
        </div>
        <div className={styles.part}>
          <Heading level={2} size="small">
            {formatMessage({ id: 'stores.way' })}
          </Heading>
          {store.route !== null && <Text>{store.route}</Text>}
          {place && (
            <div>
              <Link href={`https://yandex.ru/maps/?rtext=~${place.lat},${place.lon}`}>
                {formatMessage({ id: 'stores.way.route' })}
              </Link>
            </div>
          )}
          <OnMap store={store} />
        </div>
      </div>
    </div>
  );
}

function OnMap({ store }: { store: PickupPoint }) {
  const { formatMessage } = useIntl();
  const here = useUnit($here);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button emphasis="quiet" icon="pin" onPress={() => setOpen(true)}>
          {formatMessage({ id: 'stores.onMap' })}
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="wide" />}>
      <CityMap
        label={formatMessage({ id: 'stores.map' })}
        cityId={store.cityId}
        points={[store]}
        chosenId={store.id}
        onChoose={() => {}}
        here={here}
      />
    </Suspense>
  );
}
