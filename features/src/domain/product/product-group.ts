import { storeNames } from '@rukav/brand';
import { courierFees, freeDeliveryFrom, limits } from '@rukav/contract/limits.ts';
import { country, language, type Locale } from '@rukav/contract/locale.ts';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import type { Product, Sku } from '@rukav/contract/product/schemas.ts';
import { inLocale } from '../../platform/navigation/index.ts';
import { isForShopsOnly } from './index.ts';

/** How a size can be had, in the words of schema.org. */
function offerState(sku: Sku) {
  if (sku.availability.isOnlineAvailable) return 'InStock';
  return isForShopsOnly(sku) ? 'InStoreOnly' : 'OutOfStock';
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Delivery by courier as search engines compare it: nothing from a sum on, which the goods may reach by themselves. */
function shippingTo({ price }: Product, addressCountry: string) {
  const { currency } = price;
  const isFree = (price.discountPrice ?? price.basePrice) >= freeDeliveryFrom[currency];
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry },
    shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : courierFees[currency] / 100, currency },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(limits.roadDays.least, limits.roadDays.most),
    },
  };
}

/** Goods are given back in any shop of the country, free of charge. */
const returnPolicy = (applicableCountry: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: limits.returnDays,
  returnMethod: 'https://schema.org/ReturnInStore',
  returnFees: 'https://schema.org/FreeReturn',
});

/**
 * A model as a ProductGroup (schema.org): the sizes of the colour on the page, each with its offer at an address that chooses it, and
 * its other colours by their own pages, all of them as they answer in a locale. `origin` is where shoppers see the store.
 */
export function productGroup(product: Product, origin: string, locale: Locale) {
  const { currency, discountPrice, basePrice } = product.price;
  const [slug] = product.url.split('/');
  const at = (page: string) => inLocale(`${origin}/product/${page}`, locale);
  const url = at(product.url);
  const sold = country(locale);
  const brand = { '@type': 'Brand', name: storeNames[language(locale)].store };
  const images = product.pictures.map(({ code }) => `${origin}${pictureAddress(code, 900, 1200)}`);
  const sizes = product.skus.map((sku) => ({
    '@type': 'Product',
    sku: sku.code,
    inProductGroupWithID: slug,
    brand,
    name: `${product.name}, ${sku.size}`,
    description: product.description,
    size: sku.size,
    color: product.compositeColor.name,
    image: images[0],
    offers: {
      '@type': 'Offer',
      price: (discountPrice ?? basePrice) / 100,
      priceCurrency: currency,
      availability: `https://schema.org/${offerState(sku)}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: at(`${product.url}?size=${encodeURIComponent(sku.size)}`),
      hasMerchantReturnPolicy: returnPolicy(sold),
      ...(sku.availability.isOnlineAvailable && { shippingDetails: shippingTo(product, sold) }),
    },
  }));
  const colours = product.models
    .filter(({ id, isAvailable }) => id !== product.id && isAvailable)
    .map((model) => ({ url: at(model.url) }));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: product.name,
    description: product.description,
    image: images,
    productGroupID: slug,
    brand,
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    color: product.compositeColor.name,
    url,
    hasVariant: [...sizes, ...colours],
  };
}
