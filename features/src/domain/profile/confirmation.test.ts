import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { ConfirmationAction, type ConfirmationNotice } from '@rukav/contract/sign-in/schemas.ts';
import { $api, CallFailed, type Api } from '../../platform/api/index.ts';
import { showToastFx } from '../../platform/overlays/index.ts';
import { confirmationFollowed, noticeDelay, noticeTexts } from './confirmation.ts';
import { pauseFx } from './index.ts';

/** Follows a link of a letter, and answers what was waited for and what was said. */
async function follow(notice: ConfirmationNotice | 'error' | 'fault') {
  const done: unknown[] = [];
  const send = (async () => {
    if (notice === 'fault') throw new CallFailed({ kind: 'fault', status: 503 });
    if (notice === 'error')
      throw new CallFailed({
        kind: 'refused',
        status: 404,
        errors: [{ code: 'confirmation_code_not_found', message: 'The link is not known.' }],
        requestId: 'test',
      });
    return { notice, profile: null };
  }) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [
      [pauseFx, (pause: number) => void done.push(pause)],
      [showToastFx, ({ message }: { message: string }) => void done.push(message)],
    ],
  });
  await allSettled(confirmationFollowed, { scope, params: { code: 'code', action: 'register' } });
  return done;
}

test.each(['register', 'confirm-subscription', 'register-confirm-subscription', 'error'] as const)(
  'the notice %s comes a second after the answer [PROF-26 PROF-28]',
  async (notice) => {
    expect(await follow(notice)).toEqual([noticeDelay, noticeTexts[notice]]);
    expect(noticeDelay).toBe(1000);
  },
);

test('a link confirms a registration or a subscription, and there is a notice for each end of it [PROF-25 PROF-26]', () => {
  expect(ConfirmationAction.options).toEqual(['register', 'confirm-subscription']);
  expect(Object.keys(noticeTexts)).toEqual([
    'register',
    'confirm-subscription',
    'register-confirm-subscription',
    'error',
  ]);
});

test('a link that nobody could look up is not called old', async () => {
  expect(await follow('fault')).toEqual([noticeDelay, 'profile.confirmed.fault']);
});
