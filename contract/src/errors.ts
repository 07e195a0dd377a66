import { z } from 'zod';

/**
 * Codes that any call can answer with, beside the refusals that it declares. `catalogue_empty` (503) comes from what shows
 * goods while none have been imported yet.
 */
export const commonCodes = [
  'validation',
  'not_found',
  'method_not_allowed',
  'auth_required',
  'forbidden',
  'session_token_invalid',
  'too_many_requests',
  'idempotency_conflict',
  'payload_too_large',
  'unsupported_media_type',
  'catalogue_empty',
  'upstream_unavailable',
  'unexpected',
] as const;
export type CommonCode = (typeof commonCodes)[number];

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
