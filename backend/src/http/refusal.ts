import { commonRefusals, type ApiError, type CommonCode } from '@rukav/contract/errors.ts';

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
  /** Further errors of the same code, such as each change of an order. */
  also?: readonly Omit<RefusalDetails, 'retryAfter' | 'also' | 'cause'>[];
  /** The fault that is refused for; it is logged and not told. */
  cause?: unknown;
}

const isCommon = (code: string): code is CommonCode => Object.hasOwn(commonRefusals, code);

/**
 * An expected refusal on its way to the envelope. Handlers make it with `refuse`; services may throw it themselves. A common
 * code knows its status. The status of any other stands in the contract, at the call that is refused: `handle` sets it.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly errors: readonly (Omit<ApiError, 'message'> & { message?: string })[];
  readonly retryAfter: number | undefined;
  /** The HTTP status; undefined until the call is known. */
  status: number | undefined;

  constructor(
    code: string,
    { retryAfter, also = [], cause, ...details }: RefusalDetails = {},
    status?: number,
  ) {
    super(code, { cause });
    this.name = 'Refusal';
    this.code = code;
    this.errors = [{ code, ...details }, ...also.map((error) => ({ code, ...error }))];
    this.status = status ?? (isCommon(code) ? commonRefusals[code] : undefined);
    this.retryAfter = retryAfter;
  }

  /** Several errors of one request: the fields that a form got wrong. */
  static ofFields(code: string, [first, ...also]: readonly RefusalDetails[]): Refusal {
    return new Refusal(code, { ...first, also });
  }
}
