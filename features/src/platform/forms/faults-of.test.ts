import { expect, test } from 'vitest';
import { agreed, chosen, faultsOf } from './index.ts';

const required = { code: 'required' };

test('a box that has to be ticked is faulty until it is', () => {
  expect(agreed(false)).toEqual(required);
  expect(agreed(true)).toBeNull();
});

test('a choice that has to be made is faulty until it is, whatever is chosen', () => {
  expect(chosen(null)).toEqual(required);
  expect(chosen('pickup')).toBeNull();
  expect(chosen(0)).toBeNull();
});

test('fields without a fault are left out', () => {
  expect(faultsOf({ name: required, email: null })).toEqual({ name: required });
});
