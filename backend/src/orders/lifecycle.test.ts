import { orderStatuses } from '@rukav/contract/orders/schemas.ts';
import { expect, test } from 'vitest';
import { finalStatuses, firstStatus, mayMove, statusesBefore, type OrderStatus } from './lifecycle.ts';

const courier: OrderStatus[] = ['processing', 'collect', 'underway', 'delivered', 'complete'];
const pickup: OrderStatus[] = [
  'processing',
  'collect',
  'underway',
  'deliveredToStore',
  'waitingInStore',
  'complete',
];

test.each([courier, pickup])('the store leads an order from its beginning to its end (%#)', (...path) => {
  expect(path[0]).toBe(firstStatus);
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] ?? firstStatus;
    expect(mayMove(from, to, 'store'), `${from} to ${to}`).toBe(true);
    expect(mayMove(from, to, 'owner'), `${from} to ${to} by its owner`).toBe(false);
    expect(mayMove(to, from, 'store'), `${to} back to ${from}`).toBe(false);
  }
});

test('whatever is not complete can be cancelled by the store, and what is on its way not by its owner [ORD-14 ORD-17]', () => {
  expect(statusesBefore('cancelled', 'store').toSorted()).toEqual(
    orderStatuses.filter((status) => status !== 'complete' && status !== 'cancelled').toSorted(),
  );
  expect(statusesBefore('cancelled', 'owner')).toEqual(['processing', 'collect']);
  expect(statusesBefore('cancelled', 'hold')).toEqual(['processing']);
});

test('what is complete or cancelled stays so', () => {
  expect(finalStatuses.toSorted()).toEqual(['cancelled', 'complete']);
});
