import { allSettled, createEvent, createStore, fork, serialize } from 'effector';
import { expect, test, vi } from 'vitest';
import { createDraft, createForm, faultsOf } from './index.ts';

interface Draft {
  name: string;
  email: string;
}

const { $draft, changed, cleared } = createDraft<Draft>('test', { name: '', email: '' });
const sent = createEvent();
const done = createEvent();
const $isBusy = createStore(false)
  .on(sent, () => true)
  .on(done, () => false);
const form = createForm({
  name: 'test',
  fields: ['name', 'email'] as const,
  $draft,
  changed: [changed],
  $own: $draft.map(({ name, email }) =>
    faultsOf({
      name: name === '' ? { code: 'required' } : null,
      email: email === '' ? { code: 'required' } : null,
    }),
  ),
  $isBusy,
});
const ready = vi.fn();
form.ready.watch((draft) => ready(draft));

function aForm() {
  ready.mockClear();
  const scope = fork();
  return {
    scope,
    shown: () => scope.getState(form.$shown).map(({ field, fault }) => `${field} ${fault.code}`),
    change: (params: Partial<Draft>) => allSettled(changed, { scope, params }),
    touch: (params: ('name' | 'email')[]) => allSettled(form.touched, { scope, params }),
    refuse: (params: Record<string, { code: string }>) => allSettled(form.refused, { scope, params }),
    submit: () => allSettled(form.submitted, { scope }),
    open: () => allSettled(form.opened, { scope }),
    busy: () => allSettled(sent, { scope }),
    finish: () => allSettled(done, { scope }),
    attempt: () => scope.getState(form.$attempt),
  };
}

test('nothing is said before a field was left or the form was sent', async () => {
  const { shown, touch, submit } = aForm();
  expect(shown()).toEqual([]);

  await touch(['email']);
  expect(shown()).toEqual(['email required']);

  await submit();
  expect(shown()).toEqual(['name required', 'email required']);
});

test('a form with a fault is not sent, and each try counts', async () => {
  const { change, submit, attempt } = aForm();
  await change({ name: 'Анна' });

  await submit();
  await submit();

  expect(ready).not.toHaveBeenCalled();
  expect(attempt()).toBe(2);
});

test('a form without a fault is sent with what is written, but not while it is under way', async () => {
  const { change, submit, busy, finish } = aForm();
  const draft = { name: 'Анна', email: 'a@example.com' };
  await change(draft);

  await submit();
  await busy();
  await submit();
  expect(ready.mock.calls).toEqual([[draft]]);

  await finish();
  await submit();
  expect(ready.mock.calls).toEqual([[draft], [draft]]);
});

test("the server's fault is shown until its field changes, whatever else changes", async () => {
  const { change, refuse, shown } = aForm();
  await change({ name: 'Анна', email: 'a@example.com' });
  await refuse({ email: { code: 'exists' } });
  await change({ name: 'Анна-Мария' });
  expect(shown()).toEqual(['email exists']);

  await change({ email: 'b@example.com' });

  expect(shown()).toEqual([]);
});

test('a form that is sent again forgets what the server found', async () => {
  const { change, refuse, submit, shown } = aForm();
  await change({ name: 'Анна', email: 'a@example.com' });
  await refuse({ email: { code: 'exists' } });

  await submit();

  expect(shown()).toEqual([]);
});

test('a form that is opened again begins anew', async () => {
  const { submit, open, shown, attempt } = aForm();
  await submit();

  await open();

  expect(shown()).toEqual([]);
  expect(attempt()).toBe(0);
});

test('a form that is cleared holds nothing of what was written', async () => {
  const { scope, change } = aForm();
  await change({ name: 'Анна' });

  await allSettled(cleared, { scope });

  expect(scope.getState($draft)).toEqual({ name: '', email: '' });
});

test('what is written in a form, and what is wrong with it, does not go into the page', async () => {
  const { scope, change, touch, submit, refuse } = aForm();
  await change({ name: 'Анна' });
  await submit();
  await touch(['email']);
  await refuse({ email: { code: 'exists' } });

  const inPage = Object.keys(serialize(scope));

  expect(inPage.filter((sid) => sid.includes('form:'))).toEqual([]);
  expect(JSON.stringify(serialize(scope))).not.toMatch(/Анна|exists/);
});
