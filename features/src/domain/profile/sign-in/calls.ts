import { combine, merge, sample } from 'effector';
import {
  checkCode,
  checkSmsCode,
  confirmResetByPhone,
  login,
  register,
  requestCode,
  requestSmsCode,
  resetPasswordByEmail,
  resetPasswordByPhone,
} from '@rukav/contract/sign-in/calls.ts';
import { createCallFx, failureOf } from '../../../platform/api/index.ts';
import { createGuardedFx } from './captcha.ts';

export const requestPhoneFx = createGuardedFx(requestSmsCode);
export const requestEmailFx = createGuardedFx(requestCode);
export const requestResetFx = createGuardedFx(resetPasswordByPhone);
export const requestLinkFx = createGuardedFx(resetPasswordByEmail);
export const checkPhoneFx = createCallFx(checkSmsCode);
export const checkEmailFx = createCallFx(checkCode);
export const loginFx = createGuardedFx(login);
export const registerFx = createCallFx(register);
export const confirmResetFx = createCallFx(confirmResetByPhone);

const all = [
  requestPhoneFx,
  requestEmailFx,
  requestResetFx,
  requestLinkFx,
  checkPhoneFx,
  checkEmailFx,
  loginFx,
  registerFx,
  confirmResetFx,
] as const;

/** Whether a call of signing in is under way. */
export const $isBusy = combine(
  all.map((fx) => fx.pending),
  (pending) => pending.some(Boolean),
);

/** A call of signing in came to nothing. */
export const callFailed = sample({ clock: merge(all.map((fx) => fx.failData)), fn: failureOf });

/** A code is on its way. */
export const codeSent = merge([requestPhoneFx.doneData, requestEmailFx.doneData, requestResetFx.doneData]);

/** A code was not sent. */
export const codeRefused = sample({
  clock: merge([requestPhoneFx.failData, requestEmailFx.failData, requestResetFx.failData]),
  fn: failureOf,
});

/** A code was right: the token stands for what it proves. */
export const codeProven = merge([checkPhoneFx.doneData, checkEmailFx.doneData]);
