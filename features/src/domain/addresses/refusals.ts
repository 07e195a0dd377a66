import type { RefusalOf } from '@rukav/contract';
import type { changeDeliveryAddress } from '@rukav/contract/addresses/calls.ts';
import type { Handled, Handling, RefusalRecipe } from '../../platform/errors/handle-refusals.ts';
import { serverFaults } from '../../platform/forms/index.ts';
import { savedFields, type SavedFault, type SavedFaults, type SavedField } from './draft.ts';

/** Every refusal that saving an address can meet. */
export type SavingRefusal = RefusalOf<typeof changeDeliveryAddress>;

/** What is said above the buttons of the form. */
export type SavingNotice = 'doubtful' | 'limit' | 'wait' | 'notFound' | 'changed' | 'failed';

export interface SavingHandling extends Handling<SavedField, SavedFault, SavingNotice> {
  /** Faults of several fields, as the server found them. */
  faults?: SavedFaults;
  /** How long the next saving has to wait, ms. */
  wait?: number;
  /** When another device has changed the address. */
  updatedAt?: string;
}

/** What is done about each refusal (ERR-112, ERR-153 to ERR-158). */
export const savingRefusals: RefusalRecipe<SavingRefusal | 'validation', SavingHandling> = {
  table: {
    city_not_found: { faults: { city: { code: 'fromList' } } },
    address_not_found: { faults: { street: { code: 'notFound' } } },
    address_doubtful: { notice: 'doubtful' },
    address_already_exists: { faults: { street: { code: 'exists' } } },
    address_limit_exceeded: { notice: 'limit' },
    retry_interval_not_expired: { notice: 'wait' },
    saved_address_not_found: { notice: 'notFound' },
    address_changed: { notice: 'changed' },
    address_not_saved: { notice: 'failed' },
    validation: {},
  },
  otherwise: { notice: 'failed' },
};

/** Coordinates have no field of their own: what is wrong with them stands at the street (ERR-112). */
const others = { cityId: 'city', latitude: 'street', longitude: 'street', geoPoint: 'street' } as const;

/** A handling with what only the refusal knows: which fields, how long to wait, and what is there by now. */
export function refineSaving({ failure, handling }: Handled<SavingHandling>): SavingHandling {
  if (failure.kind !== 'refused') return handling;
  const [error] = failure.errors;
  if (error?.code === 'validation') {
    const faults = serverFaults(failure.errors, savedFields, others);
    return Object.keys(faults).length > 0 ? { faults } : { notice: 'failed' };
  }
  if (error?.code === 'retry_interval_not_expired')
    return { ...handling, wait: Number(error.params?.['retryAfter'] ?? 10) * 1000 };
  if (error?.code === 'address_changed')
    return { ...handling, updatedAt: String(error.params?.['updatedAt'] ?? '') };
  return handling;
}
