import { useIntl } from 'react-intl';
import type { Currency } from '@rukav/contract';
import type { ProductCard } from '@rukav/contract/catalogue/schemas.ts';
import { ProductTile } from '@rukav/design-system/ProductTile';
import { LazyHydration } from '../../../platform/interaction/view.ts';
import { formatMoney } from '../../../platform/locale/index.ts';
import { tileSource } from '../../../platform/pictures/index.ts';
import { Heart } from '../../favourites/view.ts';
import { discountPercent } from './discount.ts';

export interface ProductTileOfProps {
  product: ProductCard;
  currency: Currency;
  /** How wide the picture is drawn, as in HTML. */
  sizes: string;
  /** For what is seen first. */
  isPriority?: boolean;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** Swatches that fit on a tile; the rest is a number. */
const swatches = 4;

/** The address of another colour: the same name, its own id. */
const siblingOf = (url: string, id: string) => `${url.slice(0, url.lastIndexOf('/'))}/${id}`;

/** A product card of the contract as a tile. */
export const ProductTileOf = (tile: ProductTileOfProps) => (
  <LazyHydration>
    <Tile {...tile} />
  </LazyHydration>
);

function Tile({ product, currency, sizes, isPriority = false, headingLevel = 2 }: ProductTileOfProps) {
  const { formatMessage } = useIntl();
  const [own] = product.models;
  const hidden = product.models.length - swatches;
  const priceOf = ({ basePrice, discountPrice }: ProductCard['price']) => ({
    current: formatMoney(discountPrice ?? basePrice, currency),
    labels: {
      old: formatMessage({ id: 'catalogue.price.old' }),
      current: formatMessage({ id: 'catalogue.price.current' }),
    },
    ...(discountPrice !== null && {
      old: formatMoney(basePrice, currency),
      discount: discountPercent(basePrice, discountPrice),
    }),
  });
  const sizesOf = ({ sizes: inStock }: ProductCard['models'][number]) => ({
    sizesInStock: { label: formatMessage({ id: 'catalogue.tile.sizes' }), sizes: inStock },
  });

  return (
    <ProductTile
      name={product.name}
      href={`/product/${product.url}`}
      picture={tileSource(product.picture)}
      {...(product.secondPicture !== null && {
        secondPicture: tileSource({ code: product.secondPicture, colour: product.picture.colour }),
      })}
      sizes={sizes}
      isPriority={isPriority}
      headingLevel={headingLevel}
      favourite={<Heart productId={product.id} name={product.name} />}
      price={priceOf(product.price)}
      {...(own && sizesOf(own))}
      plates={product.markerPlates.map(({ plateId, caption }) => ({
        id: plateId,
        label: caption,
        ...(plateId === 'sale' && { tone: 'accent' as const }),
      }))}
      {...(product.models.length > 1 && {
        colours: {
          samples: product.models.slice(0, swatches).map((model) => ({
            hex: model.hex,
            label: model.name,
            href: `/product/${siblingOf(product.url, model.id)}`,
            picture: tileSource(model.picture),
            price: priceOf(model.price ?? product.price),
            ...sizesOf(model),
          })),
          ...(hidden > 0 && {
            more: formatMessage({ id: 'catalogue.coloursMore' }, { count: String(hidden) }),
          }),
          label: formatMessage({ id: 'catalogue.colours' }),
        },
      })}
    />
  );
}
