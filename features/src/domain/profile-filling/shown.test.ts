import { expect, test } from 'vitest';
import { firstStepOf, shownOf, stepBefore, type Known } from './shown.ts';

const known = (changes: Partial<Known> = {}): Known => ({
  state: 'open',
  isMember: true,
  step: 'data',
  isFailed: false,
  ...changes,
});

test.each([
  ['nothing is known yet', { state: null, step: null }, 'loading'],
  ['the promotion did not answer', { state: null, step: null, isFailed: true }, 'failed'],
  ['a guest looks', { isMember: false, step: null }, 'auth'],
  ['a guest looks at what has ended', { state: 'ended', isMember: false, step: null }, 'ended'],
  ['it is not to be had', { state: 'unavailable', step: null }, 'unavailable'],
  ['she had her bonuses before', { state: 'filled', step: null }, 'filled'],
  ['she gets them now', { state: 'filled', step: 'thanks' }, 'thanks'],
  ['her profile is on its way', { step: null }, 'loading'],
  ['she is at a step', { step: 'children' }, 'children'],
  ['it ends while she is at a step', { state: 'ended', step: 'email' }, 'ended'],
] as const)('when %s, that is what is shown', (_, changes, shown) => {
  expect(shownOf(known(changes))).toBe(shown);
});

test('whoever has filled everything begins at her mailbox, and everybody else at the data', () => {
  const account = { gender: 'female', birthday: '1990-02-28', city: { id: 1, name: 'Москва' } } as const;
  const of = (changes: object) =>
    firstStepOf({ ...account, isEmailConfirmed: false, ...changes } as Parameters<typeof firstStepOf>[0]);

  expect([of({}), of({ gender: null }), of({ isEmailConfirmed: true })]).toEqual(['email', 'data', 'data']);
  expect([stepBefore('data'), stepBefore('email')]).toEqual([null, 'subscriptions']);
});
