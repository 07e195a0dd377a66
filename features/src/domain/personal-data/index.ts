export { $account, account, accountChanged } from './account.ts';
export { $isSendingLetter, $letterNotice, $letterWait, letterRequested, letterWaitEnded } from './mailbox.ts';
export { faultsOfProfile, type ProfileDraft, type ProfileFaults } from './draft.ts';
export { $draft, $isSaving, $notice, formOpened, profileForm, profileSaved } from './form.ts';
