import type { ApiError } from '@rukav/contract/errors.ts';

/**
 * Why a call came to nothing, as plain data that a store can hold. `refused` is an expected answer of the contract with
 * its codes; `fault` is everything else: no network, no answer in time, a broken server (`status` 503 when unknown).
 */
export type Failure =
  | { kind: 'refused'; status: number; errors: readonly ApiError[]; requestId: string }
  | { kind: 'fault'; status: number; requestId?: string };

/** What a call throws: an Error that carries its `Failure`. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.errors.map(({ code }) => code).join(', ') : 'fault');
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** The `Failure` behind anything thrown; what is not a `CallFailed` is a fault. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof CallFailed ? thrown.failure : { kind: 'fault', status: 503 };

/** Whether a failure is a refusal with this code. */
export const isRefusedWith = (failure: Failure | null, code: string) =>
  failure?.kind === 'refused' && failure.errors.some((error) => error.code === code);

/** The first code of a refusal; undefined for a fault. */
export const codeOf = (failure: Failure | null) =>
  failure?.kind === 'refused' ? failure.errors[0]?.code : undefined;
