import { createEffect, createEvent, createStore, sample } from 'effector';
import { logout } from '@rukav/contract/sign-in/calls.ts';
import { createCallFx } from '../../platform/api/index.ts';
import { leaveRequestedFx, presentPathFx, reloadRequestedFx } from '../../platform/navigation/index.ts';
import { closeAllModalsFx } from '../../platform/overlays/index.ts';

/** How long a page waits before it goes after a logout, ms (AUTH-58, AUTH-59). */
export const logoutPause = 800;

/** Lets some ms pass. */
export const pauseFx = createEffect<number, void>({
  name: 'pauseFx',
  sid: 'profile:pauseFx',
  handler: (duration) => new Promise((resolve) => setTimeout(resolve, duration)),
});

/** The shopper signs out, here or everywhere. */
export const logoutChosen = createEvent<'this_device' | 'all_devices'>();

/** Ends the session on the server. */
export const logoutFx = createCallFx(logout);

sample({ clock: logoutChosen, fn: (type) => ({ body: { type } }), target: logoutFx });

/** Whether signing out came to nothing. */
export const $isLogoutFailed = createStore(false, { serialize: 'ignore' })
  .on(logoutFx.fail, () => true)
  .reset(logoutChosen);

/** The shopper is signed out: whatever was hers goes (see the wiring). */
export const signedOut = logoutFx.doneData;

const isPersonal = (path: string) => /^\/(?:personal|account|cart\/checkout)(?:\/|$)/.test(path);

/** Where a page goes after a logout: home from a personal page, anew where the server asks for it, or nowhere. */
export const afterLogout = (path: string, isReloadAsked: boolean): 'home' | 'reload' | 'stay' => {
  if (isPersonal(path)) return 'home';
  return isReloadAsked ? 'reload' : 'stay';
};

const leaveFx = createEffect(async (isReloadAsked: boolean) => {
  const next = afterLogout(await presentPathFx(), isReloadAsked);
  if (next === 'stay') return;
  await pauseFx(logoutPause);
  // A new document: what was known of the member is in the memory of this one.
  if (next === 'home') await leaveRequestedFx('/');
  else await reloadRequestedFx();
});

sample({ clock: signedOut, fn: () => undefined, target: closeAllModalsFx });
sample({ clock: signedOut, fn: ({ reload }) => reload, target: leaveFx });
