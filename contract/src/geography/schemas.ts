import { z } from 'zod';
import { CityId, Country, GeoPoint, Id, Minor } from '../values.ts';
import { Currency } from '../values.ts';

export const City = z.object({
  id: z.int(),
  name: z.string(),
  region: z.string(),
  country: Country,
  /** IANA name, such as Asia/Almaty. */
  timeZone: z.string(),
  geoPoint: GeoPoint,
  /** Whether the city has a shop. */
  hasStores: z.boolean(),
});
export type City = z.infer<typeof City>;

/** What cities are narrowed by: `large` leaves those of half a million people and more. */
export const cityFilters = ['large'] as const;

/** Largest first; `query` matches the beginning of any word in the session's language. `pickupOnly`: those with shops. */
export const GetCities = {
  query: z.object({
    query: z.string().max(100).optional(),
    filters: z.enum(cityFilters).optional(),
    pickupOnly: z.stringbool().default(false),
    size: z.coerce.number().int().min(1).max(9999).default(9999),
  }),
  response: z.object({ cities: z.array(City) }),
};

export const GetCitiesByIds = {
  query: z.object({ ids: z.string().regex(/^\d+(,\d+){0,99}$/) }),
  response: z.object({ cities: z.array(City) }),
};

export const pointServices = [
  'has_fitting',
  'cash_and_card',
  'partial_redemption',
  'cash_only',
  'card_only',
  'has_refund',
  'pay_on_delivery',
  'has_qr_code',
] as const;

/** Where something stands, by either name that services have for it (SHIP-28). */
export const Placed = z.object({
  geoPoint: GeoPoint.optional(),
  geo: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
});

/** Opening hours of one weekday, HH:MM; null on a day off. */
export const WorkDay = z.object({ from: z.string(), to: z.string() }).nullable();

/** A shop or another place where an order is handed over (SHIP-24). Where it stands, `placeOf` reads. */
export const PickupPoint = z.object({
  id: z.string().regex(/^[a-z0-9]+$/),
  type: z.enum(['store', 'postamat', 'post', 'pvz', 'shop']),
  shopNumber: z.string(),
  name: z.string(),
  cityId: z.int(),
  cityName: z.string(),
  address: z.string(),
  ...Placed.shape,
  /** Monday first, seven days. */
  workHours: z.array(WorkDay).length(7),
  timeZone: z.string(),
  phone: z.string(),
  format: z.enum(['standard', 'discount', 'kids']),
  services: z.array(z.enum(pointServices)),
  needPrepay: z.boolean(),
  /** How many pieces of one order fit, as into a locker; null for as many as there are. */
  capacity: z.int().min(1).nullable(),
  shopStatus: z.object({ shopNowStatus: z.enum(['IS_OPEN', 'NOT_SALE']) }),
  metro: z.string().nullable(),
  route: z.string().nullable(),
});
export type PickupPoint = z.infer<typeof PickupPoint>;

export const GetStoresOfCity = {
  query: z.object({ cityId: CityId }),
  response: z.object({ stores: z.array(PickupPoint) }),
};

export const GetStores = {
  body: z.object({
    ids: z
      .array(z.string().regex(/^[a-z0-9]+$/))
      .min(1)
      .max(100),
  }),
  response: z.object({ stores: z.array(PickupPoint) }),
};

/** The numbers of all shops that sell now, with the date since when each is as it is, where that is known. */
export const GetStoreIds = {
  response: z.object({ stores: z.array(z.object({ id: z.string(), since: z.iso.date().nullable() })) }),
};

/** The stores of the nearest city that has any, nearest first. */
export const GetStoresNear = {
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
  response: z.object({ stores: z.array(PickupPoint) }),
};

export const Street = z.object({ id: z.string(), name: z.string(), type: z.string(), geoPoint: GeoPoint });
export const GetStreets = {
  query: z.object({ cityId: CityId, query: z.string().max(200).default('') }),
  response: z.object({ streets: z.array(Street) }),
};
export type Street = z.infer<typeof Street>;

export const House = z.object({ house: z.string(), houseBlock: z.string().nullable(), geoPoint: GeoPoint });
export const GetHouses = {
  query: z.object({ streetId: z.string().max(64), query: z.string().max(20).default('') }),
  response: z.object({ houses: z.array(House) }),
};
export type House = z.infer<typeof House>;

/** How exactly a place is known. */
export const LocationLevel = z.enum(['city', 'street', 'house']);

/**
 * Free text to addresses, at most `quantity` of them. One whose house is known is of the level `house` and has its block and its
 * place; a house that is not known is kept as it was written, and the place is the street's.
 */
export const SuggestGeofences = {
  body: z.object({
    query: z.string().min(1).max(200),
    cityId: z.int().positive().optional(),
    quantity: z.int().min(1).max(20).default(20),
  }),
  response: z.object({
    suggestions: z.array(
      z.object({
        value: z.string(),
        cityId: z.int(),
        streetId: z.string(),
        street: z.string(),
        streetType: z.string(),
        house: z.string().nullable(),
        houseBlock: z.string().nullable(),
        locationLevel: LocationLevel,
        geoPoint: GeoPoint,
      }),
    ),
  }),
};
export type GeofenceSuggestion = z.infer<typeof SuggestGeofences.response>['suggestions'][number];

/** Nearest first; the city itself is the first where it has shops. */
export const GetCluster = {
  query: z.object({ cityId: CityId }),
  response: z.object({ cities: z.array(City) }),
};

export const MetroStation = z.object({
  id: z.string(),
  name: z.string(),
  line: z.string(),
  geoPoint: GeoPoint,
});
export type MetroStation = z.infer<typeof MetroStation>;
export const GetMetroStations = {
  query: z.object({ cityId: CityId }),
  response: z.object({ stations: z.array(MetroStation) }),
};

const Degrees = z.tuple([z.number(), z.number()]);

/** A drawing of a city in GeoJSON (RFC 7946), longitude first. A road or a street has its name in the session's language. */
export const MapPlan = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.object({
        kind: z.enum(['town', 'green', 'water', 'road', 'street']),
        name: z.string().optional(),
      }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('LineString'), coordinates: z.array(Degrees) }),
        z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Degrees)) }),
      ]),
    }),
  ),
});
export type MapPlan = z.infer<typeof MapPlan>;

/** What a city's map is drawn from: a MapLibre style of an own map service, else a plan; both null where there is neither. */
export const GetMap = {
  query: z.object({ cityId: CityId }),
  response: z.object({
    styleUrl: z.url().nullable(),
    /** Whose map it is, as it wants to be named. */
    credit: z.string().nullable(),
    plan: MapPlan.nullable(),
  }),
};

/** The city nearest to a point, for "where am I". */
export const GetMacrocity = {
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
  response: z.object({ city: City }),
};

/** What getting something in a city costs and when it is there, before anything is in the cart. */
export const DeliveryTerm = z.object({
  type: z.enum(['pickup', 'thirdparty', 'post', 'delivery', 'express_delivery']),
  price: Minor,
  currency: Currency,
  freeFrom: Minor.nullable(),
  /** Earliest and latest day. */
  from: z.iso.date(),
  to: z.iso.date(),
  pointCount: z.int().nullable(),
});
export type DeliveryTerm = z.infer<typeof DeliveryTerm>;

/**
 * Why there is no way: the size is sold out in the city's country, it hangs in shops of other cities only, or nothing is handed
 * over in the city at all.
 */
export const noWayReasons = ['sold_out', 'elsewhere', 'city'] as const;
export type NoWayReason = (typeof noWayReasons)[number];

const TermsReply = z.object({
  cityId: z.int(),
  cityName: z.string(),
  terms: z.array(DeliveryTerm),
  /** Null where there is a way. */
  noWayBecause: z.enum(noWayReasons).nullable(),
});

export const GetDeliveryTerms = {
  /**
   * With the `subtotal` of some goods, minor units, the prices are what they cost for them. With a `skuId`, only ways are
   * named by which this size can be had now, with the days that follow from where it is.
   */
  query: z.object({
    cityId: CityId,
    subtotal: z.coerce.number().pipe(Minor).default(0),
    skuId: Id.optional(),
  }),
  response: TermsReply,
};

/** The same for a city alone. */
export const GetDeliveryTermsOfCity = { query: z.object({ cityId: CityId }), response: TermsReply };

/** The same for a place: its city is the nearest one; far from any of them no courier comes. */
export const GetDeliveryTermsAt = {
  body: z.object({
    locationName: z.string().max(200),
    locationLevel: LocationLevel,
    geoPoint: GeoPoint,
  }),
  response: TermsReply,
};
