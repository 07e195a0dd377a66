import type { Currency, Language } from '@rukav/contract';
import { getProduct } from '@rukav/contract/product/calls.ts';
import { GetProduct } from '@rukav/contract/product/schemas.ts';
import {
  isToBeHad,
  priceOf,
  representing,
  toCard,
  toCategory,
  type CatalogueCache,
  type CatalogueIndex,
  type ListedProduct,
} from '../catalogue/index.ts';
import { toPicture } from '../content/index.ts';
import { handle } from '../http/handle.ts';
import type { ProductRepository } from './product-repository.ts';
import { readKits } from './kits.ts';
import { toPrice } from './to-price.ts';
import { toSkus } from './to-skus.ts';

export interface ProductParts {
  catalogue: CatalogueCache;
  products: ProductRepository;
}

interface Reader {
  currency: Currency;
  language: Language;
}

/** Products beside one: of its category, near its price, most popular first. */
const mostSimilar = 12;

function similarTo(product: ListedProduct, index: CatalogueIndex, reader: Reader) {
  const category = product.model.categoryIds.find((id) => index.categories.get(id)?.kind === 'list');
  const price = priceOf(product, reader.currency);
  const near = index
    .modelsOf(category ?? -1)
    .filter(({ id }) => id !== product.model.id)
    .flatMap(({ products }) => products)
    .filter(
      (one) =>
        isToBeHad(one, reader.currency) && Math.abs(priceOf(one, reader.currency) - price) <= price / 2,
    );
  return representing(near, 'byPopularity', reader.currency)
    .slice(0, mostSimilar)
    .map((one) => toCard(one, index, reader));
}

/** GET /product/{id}: a product page; its price, sizes and what is left of them are read from the database at every call. */
export const getProductHandler = ({ catalogue, products }: ProductParts) =>
  handle(
    getProduct,
    GetProduct,
    async ({ params: { id }, currency, language, country, now, refuse }) => {
      const index = await catalogue.get();
      const product = index.products.get(id);
      if (!product) return refuse('product_not_found');
      const [details, price, sizes, kits] = await Promise.all([
        products.model(product.model.id),
        products.price(id),
        products.sizes(id, country),
        readKits(products, id, { index, currency, language, country, now }),
      ]);
      if (!details || !price) return refuse('product_not_found');

      const reader = { currency, language };
      const { model } = product;
      const category = index.categories.get(details.category_id) ?? null;
      const isKazakh = language === 'kk';
      const skus = toSkus(sizes);
      const toBeHad = skus.find(
        ({ availability }) => availability.isOnlineAvailable || availability.inStores,
      );
      return {
        id,
        skuId: toBeHad?.id ?? null,
        name: model.name[language],
        url: `${model.slug}/${id}`,
        code: price.code,
        description: isKazakh ? details.description_kk : details.description_ru,
        characteristics: details.characteristics.map(({ name, value }) => ({
          name: name[language],
          value: value[language],
        })),
        care: details.care.map((one) => ({ code: one.code, text: one.text[language] })),
        composition: isKazakh ? details.composition_kk : details.composition_ru,
        skus,
        models: model.products.flatMap((one) => {
          const [picture] = one.pictures;
          return picture
            ? [
                {
                  id: one.id,
                  url: `${model.slug}/${one.id}`,
                  color: { name: one.color[language], hex: one.hex },
                  picture: toPicture(picture, language),
                  isAvailable: isToBeHad(one, currency),
                },
              ]
            : [];
        }),
        breadcrumbs: toCategory(category, index, language).breadcrumbs,
        categoryBranch: toCategory(category, index, language).breadcrumbs.map(({ url }) => url),
        markerPlates: toCard(product, index, reader).markerPlates,
        primaryPhotoUrl: product.pictures[0]?.code ?? '',
        pictures: product.pictures.map((picture) => toPicture(picture, language)),
        compositeColor: { name: product.color[language], hex: product.hex },
        price: toPrice(price, currency),
        sizeTable: {
          measures: details.size_table.measures.map((measure) => measure[language]),
          rows: details.size_table.rows,
        },
        modelNote: isKazakh ? details.note_kk : details.note_ru,
        rating: model.rating,
        kits: kits.map(({ products: pieces, ...kit }) => ({
          ...kit,
          products: pieces.filter((one) => one.id !== id).map((one) => toCard(one, index, reader)),
        })),
        similar: similarTo(product, index, reader),
        banner: null,
      };
    },
    { cache: 'shared' },
  );
