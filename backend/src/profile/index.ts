import type { Subject } from '../kernel.ts';
import { deleteAccountHandler } from './delete-account.ts';
import { eraseAccounts, type Eraser } from './erase-accounts.ts';
import { exportAccountHandler } from './export-account.ts';
import { putProfileHandler } from './put-profile.ts';

export type { Eraser } from './erase-accounts.ts';

/** What members say of themselves, what the shop keeps about them, and the end of it. `erasers` know what else to erase. */
export const createProfile = (erasers: readonly Eraser[] = []): Subject => ({
  name: 'profile',
  routes: (kernel) => [putProfileHandler(kernel), deleteAccountHandler(kernel), exportAccountHandler(kernel)],
  jobs: (kernel) => [eraseAccounts(kernel, erasers)],
});
