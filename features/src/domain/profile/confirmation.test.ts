import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { ConfirmationAction, type ConfirmationNotice } from '@rukav/contract/sign-in/schemas.ts';
import { $api, type Api } from '../../platform/api/index.ts';
import { showToastFx } from '../../platform/overlays/index.ts';
import { confirmationFollowed, noticeDelay, noticeTexts } from './confirmation.ts';
import { pauseFx } from './index.ts';

/** Follows a link of a letter, and answers what was waited for and what was said. */
async function follow(notice: ConfirmationNotice | 'error') {
  const done: unknown[] = [];
  const send = (async () => {
    if (notice === 'error') throw new Error('The link is not known.');
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
