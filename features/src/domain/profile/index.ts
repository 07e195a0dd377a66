export {
  accountEnded,
  $profile,
  mailboxConfirmed,
  profileCleared,
  profileKnown,
  profileRequested,
} from './account.ts';
export { afterLogout, logoutChosen, logoutFx, logoutPause, pauseFx, signedOut } from './logout.ts';
export { mergeChosen, mergeFx } from './merge.ts';
export { createGuardedFx } from './sign-in/captcha.ts';
export * as signIn from './sign-in/model.ts';
export { signInTold } from './after-merge.ts';
export { signedIn, type SignedInReply } from './sign-in/signed-in.ts';
export { wishGranted, wishGrantedOf } from './wish.ts';
