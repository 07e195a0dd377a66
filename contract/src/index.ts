export { addressOf, call, prefixes } from './call.ts';
export type {
  Base,
  BodyOf,
  Call,
  CallShape,
  Method,
  ParamsOf,
  QueryOf,
  RefusalOf,
  RequestOf,
  ResponseOf,
} from './call.ts';
export type { ApiError, CommonCode, ErrorReply } from './errors.ts';
export { freeDeliveryFrom, limits } from './limits.ts';
export type { Country, Currency, Language, Locale } from './locale.ts';
export type { GeoPoint } from './values.ts';
