import { useUnit } from 'effector-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { Tile } from '@rukav/contract/catalogue/schemas.ts';
import type { Currency } from '@rukav/contract';
import { $session } from '../../../platform/session/index.ts';
import { Banner } from '../banner/Banner.tsx';
import { ProductTileOf } from '../tile/ProductTileOf.tsx';
import * as styles from './Listing.css.ts';

export interface TilesProps {
  tiles: readonly Tile[];
  /** Whether another answer is on its way: what is shown is about to change. */
  isBusy: boolean;
}

/** As wide as a tile stands in the grid. */
const sizes = '(min-width: 1280px) 260px, (min-width: 992px) 30vw, (min-width: 768px) 32vw, 48vw';

/** Pictures in view at once on the largest screen; the others load when they come near. */
const firstInView = 4;
/** Tiles of the first rows; the others are laid out when they come near. */
const firstRows = 8;

/** The grid: products, and banners in the places of their slots. */
export function Tiles({ tiles, isBusy }: TilesProps) {
  const { formatMessage } = useIntl();
  const session = useUnit($session);

  return (
    <ul
      role="list"
      className={styles.grid}
      aria-label={formatMessage({ id: 'catalogue.products' })}
      aria-busy={isBusy}
    >
      {tiles.map((tile, index) => (
        <Cell
          key={tile.type === 'product_tile' ? tile.product.id : tile.slot}
          tile={tile}
          currency={session.currency}
          isPriority={index < firstInView}
          isFar={index >= firstRows}
        />
      ))}
    </ul>
  );
}

const Cell = memo(function Cell({
  tile,
  currency,
  isPriority,
  isFar,
}: {
  tile: Tile;
  currency: Currency;
  isPriority: boolean;
  isFar: boolean;
}) {
  if (tile.type === 'banner_tile') {
    return (
      <li className={styles.bannerCell}>
        <Banner banner={tile.banner} size="tile" />
      </li>
    );
  }
  return (
    <li {...(isFar && { className: styles.farCell })}>
      <ProductTileOf product={tile.product} currency={currency} sizes={sizes} isPriority={isPriority} />
    </li>
  );
});
