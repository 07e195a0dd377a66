import type { FlagTables } from '../flags/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { OutboxTables } from '../outbox/tables.ts';
import type { AccountsTables } from '../accounts/tables.ts';
import type { CartTables } from '../cart/tables.ts';
import type { OrdersTables } from '../orders/tables.ts';
import type { SignInTables } from '../sign-in/tables.ts';

/** Every table. A subject describes its own in `<subject>/tables.ts` and adds one word here. */
export interface Database
  extends HttpTables, OutboxTables, FlagTables, AccountsTables, CartTables, OrdersTables, SignInTables {}
