import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { ProductCard } from '@rukav/contract/catalogue/schemas.ts';
import { Carousel } from '@rukav/design-system/Carousel';
import { $session } from '../../../platform/session/index.ts';
import { ProductTileOf } from './ProductTileOf.tsx';

export interface ProductRowProps {
  /** The row's heading. */
  title: string;
  products: readonly ProductCard[];
}

/** A row of products that goes on beyond the edge. */
export function ProductRow({ title, products }: ProductRowProps) {
  const { formatMessage } = useIntl();
  const { currency } = useUnit($session);

  return (
    <Carousel
      title={title}
      previousLabel={formatMessage({ id: 'catalogue.row.previous' })}
      nextLabel={formatMessage({ id: 'catalogue.row.next' })}
      items={products.map((product) => ({
        id: product.id,
        content: (
          <ProductTileOf
            product={product}
            currency={currency}
            sizes="(min-width: 992px) 24vw, (min-width: 768px) 32vw, 46vw"
            headingLevel={3}
          />
        ),
      }))}
    />
  );
}
