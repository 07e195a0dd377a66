import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '@rukav/design-system/Breadcrumbs';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { formatNumber } from '../../../platform/locale/index.ts';
import { crumbsOf } from '../crumbs.ts';
import * as styles from './Listing.css.ts';
import { ListingBody } from './ListingBody.tsx';
import { ListingMeta } from './ListingMeta.tsx';
import { $shown } from './model.ts';

/** A category's products: what narrows them beside the grid, pages that append, an address for every state. */
export function ListingPage() {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const shown = useUnit($shown);
  const { category, totalCount } = shown;
  if (!category) return null;
  const [first] = shown.tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product] : []));
  const found = { count: formatNumber(totalCount), models: totalCount };

  return (
    <>
      <ListingMeta
        category={category}
        totalCount={totalCount}
        location={shown.location}
        picture={first?.picture.code}
      />
      <div className={styles.head}>
        <Breadcrumbs
          label={formatMessage({ id: 'catalogue.breadcrumbs' })}
          crumbs={crumbsOf(category.breadcrumbs)}
        />
        <div className={styles.title}>
          <Heading level={1} id={headingId}>
            {category.name}
          </Heading>
          <span className={styles.count}>{formatMessage({ id: 'catalogue.count' }, found)}</span>
        </div>
      </div>
      <ListingBody headingId={headingId} bare={<Bare />} />
    </>
  );
}

/** A category that has no goods yet. */
function Bare() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'catalogue.bare.title' })}
      text={formatMessage({ id: 'catalogue.bare.text' })}
      drawing="bag"
      actions={<Button href="/catalog">{formatMessage({ id: 'catalogue.bare.link' })}</Button>}
    />
  );
}
