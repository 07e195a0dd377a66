import type { Row } from './rows.ts';

/** Rows whose status is not what the tests say. Those that were dropped are never asked about. */
export function disagreements(rows: readonly Row[], isProven: (id: string) => boolean) {
  return {
    /** Marked as done, and no test proves it. */
    unproven: rows.filter(({ id, status }) => status === 'done' && !isProven(id)),
    /** Proven, and still marked as open. */
    unmarked: rows.filter(({ id, status }) => status.startsWith('open') && isProven(id)),
  };
}

/** The status that a row has by the tests: reasons why it is open or dropped stay as long as they hold. */
export function statusOf({ id, status }: Row, isProven: (id: string) => boolean): string {
  if (status.startsWith('dropped')) return status;
  if (isProven(id)) return 'done';
  return status === 'done' ? 'open' : status;
}
