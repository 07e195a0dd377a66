import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import { ProductTileOf } from '../../domain/catalogue/view.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './FavouritesPage.css.ts';
import { useFavourites } from './use-favourites.ts';

/** How many favourites the personal home shows. */
const most = 3;

/** What a member liked last, as a part of her home (PROF-04). */
export function FavouriteStrip() {
  const { formatMessage } = useIntl();
  const { own, load } = useFavourites();
  const { currency } = useUnit($session);
  const latest = own.answer?.favourites.slice(0, most) ?? [];

  return (
    <section className={styles.strip} aria-labelledby="favourite-strip">
      <div className={styles.head}>
        <Heading level={2} id="favourite-strip">
          {formatMessage({ id: 'favouritesPage.title' })}
        </Heading>
        <Link href="/personal/favorites" isStandalone>
          {formatMessage({ id: 'favouritesPage.all' })}
        </Link>
      </div>
      {own.state === 'loading' && <Skeleton shape="wide" />}
      {own.state === 'failed' && (
        <Notice
          tone="danger"
          action={
            <Button size="small" emphasis="quiet" onPress={load}>
              {formatMessage({ id: 'errors.retry' })}
            </Button>
          }
        >
          {formatMessage({ id: 'favouritesPage.failed' })}
        </Notice>
      )}
      {own.state === 'ready' && latest.length === 0 && (
        <Text>{formatMessage({ id: 'favouritesPage.empty' })}</Text>
      )}
      {latest.length > 0 && (
        <ul role="list" className={styles.grid} aria-label={formatMessage({ id: 'favouritesPage.title' })}>
          {latest.map(({ product }) => (
            <li key={product.id} className={styles.item}>
              <ProductTileOf
                product={product}
                currency={currency}
                sizes="(min-width: 768px) 32vw, 48vw"
                headingLevel={3}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
