import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $api, CallFailed, type Api } from '../../../platform/api/index.ts';
import { keyMadeFx } from '../../../platform/idempotency/index.ts';
import { addressRequestedFx, leaveRequestedFx } from '../../../platform/navigation/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import kazakh from '../messages.kk.json';
import russian from '../messages.ru.json';
import { $draft, changed, purchaseOpened, sent } from './model.ts';

const forOneself = {
  hideReceiverInfo: true,
  denomination: '300000',
  sender: 'olga@example.com',
  rules: true,
  personalData: true,
};

/** The page with a finished form, in a shop that refuses the card. */
async function refusing(code: string) {
  const calls: { path: string; body: unknown }[] = [];
  const [modals, went] = [vi.fn(), vi.fn()];
  const send = (async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    calls.push({ path, body });
    throw new CallFailed({ kind: 'refused', status: 409, errors: [{ code, message: code }], requestId: 'r' });
  }) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [
      [keyMadeFx, () => 'key'],
      [openModalFx, modals],
      [addressRequestedFx, went],
      [leaveRequestedFx, went],
    ],
  });
  await allSettled(purchaseOpened, { scope });
  await allSettled(changed, { scope, params: forOneself });
  return { scope, calls, modals, went };
}

test.each([
  ['payment', '/order/create-gift-card'],
  ['cart', '/cart/gift-cards/add'],
] as const)(
  'a card for the %s in another currency than was shown is asked about, and nothing written is lost',
  async (to, path) => {
    const { scope, calls, modals, went } = await refusing('currency_changed');

    await allSettled(sent, { scope, params: { to } });

    expect(calls).toMatchObject([{ path, body: { sum: 300_000, currency: 'RUB' } }]);
    expect(modals).toHaveBeenCalledExactlyOnceWith({
      id: 'error',
      props: { title: 'errors.attention', message: 'giftCard.buy.currency', buttons: ['reload'] },
    });
    expect(went).not.toHaveBeenCalled();
    expect(scope.getState($draft)).toMatchObject(forOneself);
  },
);

test('the words for another currency say what happened and what is to be done', () => {
  expect(russian['giftCard.buy.currency']).toMatch(/другая страна.*в другой валюте.*Обновите страницу/);
  expect(kazakh['giftCard.buy.currency']).toMatch(/басқа ел.*басқа валютада.*Бетті жаңартып/);
});

test('any other refusal of a card says that nothing was ordered', async () => {
  const { scope, modals } = await refusing('sum_out_of_range');

  await allSettled(sent, { scope, params: { to: 'payment' } });

  expect(modals).toHaveBeenCalledExactlyOnceWith({
    id: 'error',
    props: { title: 'errors.error', message: 'giftCard.buy.failed', buttons: [] },
  });
});
