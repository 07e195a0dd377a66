import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import type { Failure } from '../api/index.ts';
import { openModalFx } from '../overlays/index.ts';
import { handleRefusals, handlingOf, type Handling, type RefusalRecipe } from './handle-refusals.ts';

const recipe: RefusalRecipe<'sold_out' | 'wrong_code', Handling> = {
  table: {
    sold_out: { modal: { message: 'checkout.error.soldOut' }, isOutdated: true },
    wrong_code: { at: { field: 'code', fault: { code: 'wrong' } } },
  },
  otherwise: { notice: 'failed' },
  noAnswer: { notice: 'noAnswer' },
};
const refusal = (code: string, status = 409): Failure => ({
  kind: 'refused',
  status,
  errors: [{ code, message: '' }],
  requestId: 'r',
});

async function handling(failure: Failure, more: object = {}) {
  const failed = createEvent<Failure>();
  const handled = vi.fn();
  const modals = vi.fn();
  handleRefusals({ ...recipe, failures: failed, ...more }).watch(({ handling: done }) => handled(done));
  const scope = fork({ handlers: [[openModalFx, modals]] });
  await allSettled(failed, { scope, params: failure });
  return { handled: handled.mock.calls.flat(), modals: modals.mock.calls.flat() };
}

test('a refusal is handled as its row says, and its modal is opened', async () => {
  expect(await handling(refusal('sold_out'))).toEqual({
    handled: [recipe.table.sold_out],
    modals: [{ id: 'error', props: { message: 'checkout.error.soldOut' } }],
  });
  expect(await handling(refusal('wrong_code'))).toEqual({ handled: [recipe.table.wrong_code], modals: [] });
});

test.each([
  ['a code that no call declares', refusal('made_up'), 'failed'],
  ['a code that every object has', refusal('constructor'), 'failed'],
  ['no answer', { kind: 'fault', status: 503 } as const, 'noAnswer'],
])('%s is handled by itself', async (_, failure, notice) => {
  expect((await handling(failure)).handled).toEqual([{ notice }]);
});

test('of too many requests the toast of the global handler speaks alone', async () => {
  expect(await handling(refusal('sold_out', 429))).toEqual({ handled: [], modals: [] });
});

test('where an account is needed the prompt to sign in speaks alone, unless the call has words of its own', async () => {
  const { table } = recipe;
  const own = { ...recipe, table: { ...table, auth_required: { notice: 'mine' } } };

  expect(await handling(refusal('auth_required', 401))).toEqual({ handled: [], modals: [] });
  expect(handlingOf(refusal('auth_required', 401), own)).toEqual({ notice: 'mine' });
});

test('what was not asked for opens no modal', async () => {
  const { handled, modals } = await handling(refusal('sold_out'), { isSilent: true });

  expect([handled.length, modals.length]).toEqual([1, 0]);
});

test('a model adds to a handling what it alone knows', async () => {
  const refine = ({ handling: { modal } }: { handling: Handling }) => ({
    modal: { ...modal, message: 'checkout.error.soldOutNamed', values: { names: 'Платье, 44' } },
  });

  expect((await handling(refusal('sold_out'), { refine })).modals).toEqual([
    { id: 'error', props: { message: 'checkout.error.soldOutNamed', values: { names: 'Платье, 44' } } },
  ]);
});

test('what a model adds may follow from a store', async () => {
  const $refine = createStore(({ handling: { modal } }: { handling: Handling }) => ({
    modal: { ...modal, message: 'checkout.error.soldOutNamed' },
  }));

  expect((await handling(refusal('sold_out'), { refine: $refine })).modals).toEqual([
    { id: 'error', props: { message: 'checkout.error.soldOutNamed' } },
  ]);
});

test('where nothing else is said, no answer is handled as an unknown refusal', () => {
  const { table, otherwise } = recipe;

  expect(handlingOf({ kind: 'fault', status: 503 }, { table, otherwise })).toEqual(otherwise);
});

test('a refusal without a code is handled as an unknown one', () => {
  expect(handlingOf({ ...refusal(''), errors: [] } as Failure, recipe)).toEqual(recipe.otherwise);
});
