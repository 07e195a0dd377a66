import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { burnAll } from './ledger.ts';

/** Burns what an ended account has left. Its ledger names nobody and stays, as its orders do. */
export const eraseBonuses = (trx: Transaction<Database>, { id }: { id: string }, _: unknown, now: Date) =>
  burnAll(trx, id, now);
