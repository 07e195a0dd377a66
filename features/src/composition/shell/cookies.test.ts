import { allSettled, fork, type Scope } from 'effector';
import { expect, test, vi } from 'vitest';
import { cityChosen } from '../../domain/address/index.ts';
import { signIn } from '../../domain/profile/index.ts';
import { $api, type Api } from '../../platform/api/index.ts';
import '../../platform/errors/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { cookiesCheckedFx } from '../../platform/session/index.ts';
import { localeChosen } from './index.ts';

/** Writes into the form of signing in and sends it. */
const submit = async (scope: Scope, draft: Parameters<typeof signIn.changed>[0]) => {
  await allSettled(signIn.changed, { scope, params: draft });
  await allSettled(signIn.signInForm.submitted, { scope });
};

test.each<[what: string, does: (scope: Scope) => Promise<unknown>]>([
  ['asks for the code of a sign-in', (scope) => submit(scope, { phone: '+79161234567' })],
  [
    'signs in by a password',
    async (scope) => {
      await allSettled(signIn.wayChosen, { scope, params: 'password' });
      await submit(scope, { phone: '+79161234567', password: 'Plat1ye-v-goroshek' });
    },
  ],
  ['chooses a city', (scope) => allSettled(cityChosen, { scope, params: 1_526_384 })],
  [
    'chooses a country and a language',
    (scope) => allSettled(localeChosen, { scope, params: { country: 'KZ', lang: 'kk' } }),
  ],
])(
  'where the browser refuses cookies a shopper who %s reads that the store needs them, and nothing is sent',
  async (_, does) => {
    const [send, modals] = [vi.fn<() => void>(), vi.fn<(modal: unknown) => void>()];
    const scope = fork({
      values: [[$api, { send: send as unknown as Api }]],
      handlers: [
        [openModalFx, modals],
        [cookiesCheckedFx, () => false],
      ],
    });

    await does(scope);

    expect(send).not.toHaveBeenCalled();
    expect(modals.mock.calls).toEqual([
      [{ id: 'error', props: { title: 'errors.attention', message: 'errors.cookies', buttons: ['ok'] } }],
    ]);
  },
);
