import type { Subject } from '../kernel.ts';
import { deleteAccountHandler } from './delete-account.ts';
import { eraseAccounts, type Eraser } from './erase-accounts.ts';
import { exportAccountHandler } from './export-account.ts';
import { getProfileFillingHandler } from './get-filling.ts';
import { changeEmailHandler } from './change-email.ts';
import { putPasswordHandler } from './put-password.ts';
import { putPhoneHandler } from './put-phone.ts';
import { putProfileHandler } from './put-profile.ts';
import { sendConfirmationEmailHandler } from './send-confirmation-email.ts';

export type { Eraser } from './erase-accounts.ts';
export { rewardConfirmed } from './filling.ts';

/** What members say of themselves, what the shop keeps about them, and the end of it. `erasers` know what else to erase. */
export const createProfile = (erasers: readonly Eraser[] = []): Subject => ({
  name: 'profile',
  routes: (kernel) => [
    putProfileHandler(kernel),
    putPhoneHandler(kernel),
    putPasswordHandler(kernel),
    changeEmailHandler(kernel),
    sendConfirmationEmailHandler(kernel),
    getProfileFillingHandler(kernel),
    deleteAccountHandler(kernel),
    exportAccountHandler(kernel),
  ],
  jobs: (kernel) => [eraseAccounts(kernel, erasers)],
});
