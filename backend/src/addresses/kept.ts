import type { Keeper } from '../accounts/index.ts';
import { createAddressRepository } from './address-repository.ts';
import { toSaved } from './to-saved.ts';

/** Where a member has things brought. */
export const keptAddresses: Keeper = async (db, { accountId, language }) => {
  const rows = await createAddressRepository(db, accountId).list();
  return { addresses: rows.map(({ id }) => id), deliveryAddresses: await toSaved(db, rows, language) };
};
