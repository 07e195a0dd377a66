import type { MessageId } from '../../../platform/locale/index.ts';
import type { SignInNotice } from './refusals.ts';

/** What each notice above the forms says. */
export const noticeTexts: Record<SignInNotice, MessageId> = {
  resend: 'profile.code.alreadySent',
  again: 'profile.code.again',
  merge: 'profile.merge.failed',
  failed: 'profile.failed',
  unavailable: 'profile.unavailable',
  later: 'profile.later',
  captcha: 'profile.captcha.failed',
  'noAccount.phone': 'profile.noAccount.phone',
  'noAccount.email': 'profile.noAccount.email',
  'wrong.phone': 'profile.wrong.phone',
  'wrong.email': 'profile.wrong.email',
  'wrong.card': 'profile.wrong.card',
  temporary: 'profile.wrong.temporary',
  wayClosed: 'profile.wayClosed',
  agreement: 'profile.agree.needed',
  changed: 'profile.password.changed',
};

/** What went wrong is said in red; what only has to be waited for or done, is not. */
export const noticeTone = (notice: SignInNotice) => {
  if (notice === 'changed') return 'success';
  return notice === 'resend' || notice === 'agreement' ? 'warning' : 'danger';
};
