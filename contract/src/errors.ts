import { z } from 'zod';

/**
 * Codes that any call can answer with, each with its HTTP status, beside the refusals that it declares. `catalogue_empty` (503) comes from what shows
 * goods while none have been imported yet.
 */
export const commonRefusals = {
  validation: 400,
  not_found: 404,
  method_not_allowed: 405,
  auth_required: 401,
  forbidden: 403,
  session_token_invalid: 403,
  too_many_requests: 429,
  idempotency_conflict: 422,
  payload_too_large: 413,
  unsupported_media_type: 415,
  catalogue_empty: 503,
  upstream_unavailable: 503,
  unexpected: 500,
} as const satisfies Record<string, number>;
export type CommonCode = keyof typeof commonRefusals;
export const commonCodes = Object.keys(commonRefusals) as readonly CommonCode[];

/** One error. `field` is the path of the body's field it belongs to, dots between names. */
export const ApiError = z.object({
  code: z.string(),
  field: z.string().optional(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ApiError = z.infer<typeof ApiError>;

/** The one envelope of every refusal and fault. `requestId` finds it in the log. */
export const ErrorReply = z.object({ errors: z.array(ApiError).min(1), requestId: z.string() });
export type ErrorReply = z.infer<typeof ErrorReply>;
