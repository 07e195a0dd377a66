import type { ApiError, CommonCode } from '@rukav/contract';

/** What goes with a refusal besides its code. */
export interface RefusalDetails {
  /** Path of the body's field it belongs to, dots between names. */
  field?: string;
  /** Figures for the text, such as the largest quantity. Never what the shopper typed. */
  params?: Record<string, string | number>;
  /** The shopper's text; without it the text that belongs to the code. */
  message?: string;
  /** Seconds after which another try makes sense; becomes `Retry-After`. */
  retryAfter?: number;
}

/** An expected refusal on its way to the envelope. Handlers make it with `refuse`; services may throw it themselves. */
export class Refusal extends Error {
  readonly errors: readonly (Omit<ApiError, 'message'> & { message?: string })[];
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(code: string, { retryAfter, ...details }: RefusalDetails = {}, status = statusOf(code)) {
    super(code);
    this.name = 'Refusal';
    this.errors = [{ code, ...details }];
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Several errors of one request: the fields that a form got wrong. */
  static ofFields(code: string, fields: readonly RefusalDetails[]): Refusal {
    const refusal = new Refusal(code);
    Object.defineProperty(refusal, 'errors', { value: fields.map((field) => ({ code, ...field })) });
    return refusal;
  }
}

const common: Record<CommonCode, number> = {
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
};

/** What clashes with the present state of things rather than being wrong in itself. */
const conflict =
  /^(sold_out|illegal_state|irrelevant_version|prices_outdated|basket_(cancelled|issued|left)|merge_failed|cancel_not_allowed|.*_already_.*|.*_conflict)$/;

/** The status that belongs to a code: 404 what is not found, 409 a clash, 503 others' faults, 422 the rest. */
export function statusOf(code: string): number {
  if (Object.hasOwn(common, code)) return common[code as CommonCode];
  if (code.endsWith('_not_found')) return 404;
  if (conflict.test(code)) return 409;
  if (code.startsWith('upstream_') || code === 'order_system_unavailable') return 503;
  return 422;
}
