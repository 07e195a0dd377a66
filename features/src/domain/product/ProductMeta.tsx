import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { $publicUrl, crumbsMeta } from '../../platform/navigation/index.ts';
import { Canonical, SharedPicture, StructuredData } from '../../platform/navigation/view.ts';
import { $session } from '../../platform/session/index.ts';
import { useReviews } from '../reviews/view.ts';
import { productGroup } from './product-group.ts';
import { reviewsMeta } from './reviews-meta.ts';

/** Title, description, canonical address, and what a search engine reads of the product (schema.org). */
export function ProductMeta({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const about = { name: product.name, color: product.compositeColor.name, composition: product.composition };
  const { origin, session } = useUnit({ origin: $publicUrl, session: $session });
  const { shown } = useReviews(product);
  const [first] = product.pictures;

  return (
    <>
      <title>{formatMessage({ id: 'product.documentTitle' }, about)}</title>
      <meta name="description" content={formatMessage({ id: 'product.description' }, about)} />
      <Canonical path={`/product/${product.url}`} />
      <meta property="og:title" content={product.name} />
      <SharedPicture code={first?.code} />
      <StructuredData
        value={
          import.meta.env.SSR
            ? { ...productGroup(product, origin, session.locale), ...(shown && reviewsMeta(shown)) }
            : null
        }
      />
      <StructuredData
        value={
          import.meta.env.SSR
            ? crumbsMeta({
                breadcrumbs: product.breadcrumbs,
                page: { name: product.name, path: `/product/${product.url}` },
                origin,
                locale: session.locale,
              })
            : null
        }
      />
    </>
  );
}
