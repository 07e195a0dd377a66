import { z } from 'zod';
import { Banner, Breadcrumb, ProductCard } from '../catalogue/schemas.ts';
import { Placed, WorkDay } from '../geography/schemas.ts';
import { Picture } from '../picture.ts';
import { CityId, Currency, Id, Minor } from '../values.ts';

/** One size of a product. `isOnlineAvailable` tells of delivery; shops are asked about by availability. */
export const Sku = z.object({
  id: Id,
  code: z.string(),
  size: z.string(),
  availability: z.object({ isOnlineAvailable: z.boolean(), isLast: z.boolean(), inStores: z.boolean() }),
});
export type Sku = z.infer<typeof Sku>;

/** Prices in minor units. `basePrice` is what it cost before the discount, `discountPrice` null without one. */
export const ProductPrice = z.object({
  retail: Minor,
  discountAmount: Minor,
  basePrice: Minor,
  discountPrice: Minor.nullable(),
  personalPrice: z
    .object({ value: Minor, discounts: z.array(z.object({ name: z.string(), amount: Minor })) })
    .nullable(),
  potentialBonus: z.array(z.object({ actionCode: z.string(), actionName: z.string(), amount: z.int() })),
  currency: Currency,
});
export type ProductPrice = z.infer<typeof ProductPrice>;

export const CompositeColor = z.object({ name: z.string(), hex: z.string() });

/** A row of the size table: the size and its measures in centimetres, in the order of `measures`. */
export const SizeTable = z.object({
  measures: z.array(z.string()),
  rows: z.array(z.object({ size: z.string(), values: z.array(z.string()) })),
});
export type SizeTable = z.infer<typeof SizeTable>;

/** A product page: one colour of a model. Its siblings are in `models`, itself included. */
export const Product = z.object({
  id: Id,
  /** The smallest size that can be had; null where none can. */
  skuId: Id.nullable(),
  name: z.string(),
  /** Path below /product: `{name}/{id}`. */
  url: z.string(),
  code: z.string(),
  description: z.string(),
  characteristics: z.array(z.object({ name: z.string(), value: z.string() })),
  care: z.array(z.object({ code: z.string(), text: z.string() })),
  composition: z.string(),
  skus: z.array(Sku),
  models: z.array(
    z.object({ id: Id, url: z.string(), color: CompositeColor, picture: Picture, isAvailable: z.boolean() }),
  ),
  breadcrumbs: z.array(Breadcrumb),
  categoryBranch: z.array(z.string()),
  markerPlates: z.array(z.object({ plateId: z.string(), caption: z.string() })),
  primaryPhotoUrl: z.string(),
  pictures: z.array(Picture),
  compositeColor: CompositeColor,
  price: ProductPrice,
  sizeTable: SizeTable,
  modelNote: z.string().nullable(),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  /** Looks in which this product appears, each with its other garments. `percent` is what the whole is lowered by. */
  kits: z.array(
    z.object({ id: Id, name: z.string(), percent: z.int().nullable(), products: z.array(ProductCard) }),
  ),
  similar: z.array(ProductCard),
  banner: Banner.nullable(),
});
export type Product = z.infer<typeof Product>;

/** `clientTimezoneOffset` is in minutes, as `Date.getTimezoneOffset` gives it. */
export const GetProduct = {
  params: z.object({ id: Id }),
  query: z.object({ clientTimezoneOffset: z.coerce.number().int().min(-840).max(840).optional() }),
  response: Product,
};

/** A shop and what hangs there: the sizes by sku, and when it is open today. */
export const StoreAvailability = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  metro: z.string().nullable(),
  ...Placed.shape,
  phone: z.string(),
  /** Monday first, seven days, by the clock of `timeZone`. */
  workHours: z.array(WorkDay).length(7),
  timeZone: z.string(),
  shopNowStatus: z.enum(['IS_OPEN', 'NOT_SALE']),
  skus: z.array(z.object({ skuId: Id, isLast: z.boolean() })),
});
export type StoreAvailability = z.infer<typeof StoreAvailability>;

/** In which shops of a city a product hangs, shops with more sizes first; narrowed to one size by `skuId`. */
export const GetAvailability = {
  params: z.object({ id: Id }),
  query: z.object({ cityId: CityId.optional(), skuId: Id.optional() }),
  response: z.object({ cityId: z.int(), cityName: z.string(), stores: z.array(StoreAvailability) }),
};

/** What hangs in named shops, also of none; `shops` left out means all of the city. Sizes come with their words. */
export const GetAvailabilityInShops = {
  params: z.object({ id: Id }),
  body: z.object({
    cityId: z.int().positive().optional(),
    skuId: Id.optional(),
    shops: z
      .array(z.string().regex(/^[a-z0-9]+$/))
      .max(100)
      .optional(),
  }),
  response: z.object({
    product: z.object({ id: Id, name: z.string(), colour: z.string(), url: z.string() }),
    sizes: z.array(z.object({ skuId: Id, size: z.string() })),
    stores: z.array(StoreAvailability),
  }),
};

/** The price as this visitor pays it now; never part of a cached page. */
export const GetPrices = { params: z.object({ id: Id }), response: ProductPrice };

/** A garment of a look, with its sizes. */
export const KitPiece = z.object({ product: ProductCard, skus: z.array(Sku) });

/** The looks of a product garment by garment, itself included. `percent` is what the whole is lowered by in the cart. */
export const GetPromoKits = {
  params: z.object({ id: Id }),
  response: z.object({
    kits: z.array(
      z.object({ id: Id, name: z.string(), percent: z.int().nullable(), pieces: z.array(KitPiece) }),
    ),
  }),
};

/** Legacy form of `GetPromoKits`. */
export const ProductKits = { query: z.object({ productId: Id }), response: GetPromoKits.response };
export type PromoKit = z.infer<typeof GetPromoKits.response>['kits'][number];
