import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Product, Sku } from '@rukav/contract/product/schemas.ts';
import { freeDeliveryFrom } from '@rukav/contract/limits.ts';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import { $publicUrl } from '../../platform/navigation/index.ts';
import { Canonical } from '../../platform/navigation/view.ts';
import { useReviews } from '../reviews/view.ts';
import { reviewsMeta } from './reviews-meta.ts';
import { isForShopsOnly } from './index.ts';

/** Title, description, canonical address, and what a search engine reads of the product (schema.org). */
export function ProductMeta({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const about = { name: product.name, color: product.compositeColor.name, composition: product.composition };
  const origin = useUnit($publicUrl);
  const { shown } = useReviews(product);
  const images = product.pictures.map(({ code }) => `${origin}${pictureAddress(code, 900, 1200)}`);
  const path = `/product/${product.url}`;

  return (
    <>
      <title>{formatMessage({ id: 'product.documentTitle' }, about)}</title>
      <meta name="description" content={formatMessage({ id: 'product.description' }, about)} />
      <Canonical path={path} />
      <meta property="og:title" content={product.name} />
      <meta property="og:image" content={images[0]} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: safeJson({
            ...groupOf(product, `${origin}${path}`, images),
            ...(shown && reviewsMeta(shown)),
          }),
        }}
      />
    </>
  );
}

const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** How a size can be had, in the words of schema.org. */
function offerState(sku: Sku) {
  if (sku.availability.isOnlineAvailable) return 'InStock';
  return isForShopsOnly(sku) ? 'InStoreOnly' : 'OutOfStock';
}

/** Delivery as search engines compare it: nothing from a sum on, which the goods may reach by themselves. */
function shippingTo({ price }: Product) {
  const { currency } = price;
  const isFree = (price.discountPrice ?? price.basePrice) >= freeDeliveryFrom[currency];
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: currency === 'RUB' ? 'RU' : 'KZ' },
    ...(isFree && { shippingRate: { '@type': 'MonetaryAmount', value: 0, currency } }),
  };
}

/** A ProductGroup whose variants are the sizes, each with its offer. */
function groupOf(product: Product, url: string, images: readonly string[]) {
  const price = (product.price.discountPrice ?? product.price.basePrice) / 100;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: product.name,
    description: product.description,
    image: images,
    productGroupID: product.id,
    variesBy: ['https://schema.org/size'],
    color: product.compositeColor.name,
    url,
    hasVariant: product.skus.map((sku) => ({
      '@type': 'Product',
      sku: sku.code,
      name: `${product.name}, ${sku.size}`,
      size: sku.size,
      color: product.compositeColor.name,
      image: images[0],
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: product.price.currency,
        availability: `https://schema.org/${offerState(sku)}`,
        url,
        ...(sku.availability.isOnlineAvailable && { shippingDetails: shippingTo(product) }),
      },
    })),
  };
}
