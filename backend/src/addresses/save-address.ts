import { limits } from '@rukav/contract';
import type { AddressToSave, SavedAddress } from '@rukav/contract/addresses/schemas.ts';
import { createCityRepository, type AddressPort } from '../geography/index.ts';
import type { Exchange } from '../http/handle.ts';
import { Refusal, type RefusalDetails } from '../http/refusal.ts';
import type { Kernel } from '../kernel.ts';
import { createAddressRepository, isAddressId, type AddressRow } from './address-repository.ts';
import { checkAddress } from './check-address.ts';
import { addressText } from './texts.ts';
import { contentOf, placeOf, toSaved } from './to-saved.ts';

/** What a saving needs of the request that asks for it. */
export type Asking = Pick<Exchange, 'country' | 'language' | 'now' | 'transaction'> & { accountId: string };

interface Saving {
  address: AddressToSave;
  /** The address that is changed; a new one where it is absent. */
  id?: string | undefined;
  /** When the address was changed last, as its owner has read it. */
  updatedAt?: string | undefined;
  /** Saves also what the address service doubts. */
  forceSave: boolean;
}

type Code = Parameters<typeof addressText>[0];

const refusal = (code: Code, { language }: Pick<Asking, 'language'>, details: RefusalDetails = {}) =>
  new Refusal(code, { message: addressText(code, language), ...details });

/** Whether an address holds already what is to be saved, as after a request whose answer was lost. */
function isSaved(before: AddressRow, address: AddressToSave): boolean {
  const kept: Record<string, unknown> = before.content;
  const isSame = Object.entries(contentOf(address)).every(([name, value]) => kept[name] === value);
  return isSame && before.city_id === address.cityId;
}

/** Refuses to overwrite what another device has changed since it was read here. */
function meetDevices(before: AddressRow | undefined, { address, updatedAt }: Saving, asked: Asking): void {
  if (!before || updatedAt === undefined || isSaved(before, address)) return;
  if (before.updated_at.getTime() !== Date.parse(updatedAt))
    throw refusal('address_changed', asked, { params: { updatedAt: before.updated_at.toISOString() } });
}

/** Refuses what the other addresses of the account do not allow: too soon, too many, or the same once more. */
function meetOthers(known: readonly AddressRow[], { address, id }: Saving, asked: Asking): void {
  const last = Math.max(0, ...known.map(({ updated_at }) => updated_at.getTime()));
  const wait = last + limits.addressRetry - asked.now.getTime();
  if (id === undefined && known.length >= limits.savedAddresses)
    throw refusal('address_limit_exceeded', asked, { params: { maximum: limits.savedAddresses } });
  if (known.some((other) => other.id !== id && other.place === placeOf(address)))
    throw refusal('address_already_exists', asked, { field: 'street' });
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000);
    throw refusal('retry_interval_not_expired', asked, { retryAfter, params: { retryAfter } });
  }
}

/**
 * Saves an address, a new one or a changed one. What the address service doubts needs `forceSave`, and counts as not valid
 * then. The first address is the primary one.
 */
export async function saveAddress(
  { db }: Pick<Kernel, 'db'>,
  addresses: AddressPort,
  asked: Asking,
  saving: Saving,
): Promise<{ address: SavedAddress }> {
  const { address, id, forceSave } = saving;
  const city = await createCityRepository(db).find(address.cityId);
  if (!city || city.country !== asked.country) throw refusal('city_not_found', asked, { field: 'cityId' });
  const { is } = await checkAddress(addresses, city, address, asked.language);
  if (is === 'elsewhere') throw refusal('address_not_found', asked, { field: 'street' });

  const row = await asked.transaction(async (trx) => {
    const own = createAddressRepository(trx, asked.accountId);
    const known = await own.lock();
    const before = known.find((one) => one.id === id);
    if (id !== undefined && (!isAddressId(id) || !before)) throw refusal('saved_address_not_found', asked);
    meetDevices(before, saving, asked);
    meetOthers(known, saving, asked);
    if (is === 'doubtful' && !forceSave) throw refusal('address_doubtful', asked, { field: 'street' });
    const values = {
      cityId: city.id,
      content: contentOf(address),
      place: placeOf(address),
      isPrimary: address.isPrimary || known.length === 0 || before?.is_primary === true,
      isValid: is === 'known',
      now: asked.now,
    };
    return before ? own.update(before.id, values) : own.insert(values);
  });
  const [saved] = await toSaved(db, [row], asked.language);
  return { address: saved as SavedAddress };
}
