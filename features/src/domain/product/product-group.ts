import { freeDeliveryFrom } from '@rukav/contract/limits.ts';
import type { Locale } from '@rukav/contract/locale.ts';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import type { Product, Sku } from '@rukav/contract/product/schemas.ts';
import { inLocale } from '../../platform/navigation/index.ts';
import { isForShopsOnly } from './index.ts';

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

/**
 * A model as a ProductGroup (schema.org): the sizes of the colour on the page, each with its offer, and its other colours by
 * their own pages, all of them as they answer in a locale. `origin` is where shoppers see the store.
 */
export function productGroup(product: Product, origin: string, locale: Locale) {
  const { currency, discountPrice, basePrice } = product.price;
  const [slug] = product.url.split('/');
  const at = (page: string) => inLocale(`${origin}/product/${page}`, locale);
  const url = at(product.url);
  const images = product.pictures.map(({ code }) => `${origin}${pictureAddress(code, 900, 1200)}`);
  const sizes = product.skus.map((sku) => ({
    '@type': 'Product',
    sku: sku.code,
    name: `${product.name}, ${sku.size}`,
    size: sku.size,
    color: product.compositeColor.name,
    image: images[0],
    offers: {
      '@type': 'Offer',
      price: (discountPrice ?? basePrice) / 100,
      priceCurrency: currency,
      availability: `https://schema.org/${offerState(sku)}`,
      url,
      ...(sku.availability.isOnlineAvailable && { shippingDetails: shippingTo(product) }),
    },
  }));
  const colours = product.models
    .filter(({ id, isAvailable }) => id !== product.id && isAvailable)
    .map((model) => ({ '@type': 'Product', color: model.color.name, url: at(model.url) }));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: product.name,
    description: product.description,
    image: images,
    productGroupID: slug,
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    color: product.compositeColor.name,
    url,
    hasVariant: [...sizes, ...colours],
  };
}
