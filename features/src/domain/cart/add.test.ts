import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $api, type Api } from '../../platform/api/index.ts';
import '../../platform/errors/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { cookiesCheckedFx } from '../../platform/session/index.ts';
import { addFx, $widget } from './index.ts';

test('where the browser refuses cookies nothing is added, and one message says that the store needs them', async () => {
  const [send, modals] = [vi.fn<() => void>(), vi.fn<(modal: unknown) => void>()];
  const scope = fork({
    values: [[$api, { send: send as unknown as Api }]],
    handlers: [
      [openModalFx, modals],
      [cookiesCheckedFx, () => false],
    ],
  });

  await allSettled(addFx, { scope, params: { body: { items: [{ skuId: 's1', quantity: 1 }] } } });

  expect(send).not.toHaveBeenCalled();
  expect(scope.getState($widget)).toBeNull();
  expect(modals.mock.calls).toEqual([
    [{ id: 'error', props: { title: 'errors.attention', message: 'errors.cookies', buttons: ['ok'] } }],
  ]);
});
