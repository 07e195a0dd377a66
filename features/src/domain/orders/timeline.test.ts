import { orderStatuses } from '@rukav/contract/orders/schemas.ts';
import { expect, test } from 'vitest';
import { stepsOf } from './timeline.ts';

const states = (
  status: (typeof orderStatuses)[number],
  obtainingMethod: 'PICKUP' | 'PICKUP_WITH_DELIVERY' | 'DELIVERY',
) => stepsOf({ status, obtainingMethod }).map((step) => `${step.status} ${step.state}`);

test('a new order stands at its first step [ORD-14]', () => {
  expect(states('processing', 'DELIVERY')).toEqual([
    'processing current',
    'collect ahead',
    'underway ahead',
    'delivered ahead',
    'complete ahead',
  ]);
});

test('an order in a shop waits there [ORD-14]', () => {
  const waiting = [
    'processing done',
    'collect done',
    'underway done',
    'waitingInStore current',
    'complete ahead',
  ];

  expect(states('waitingInStore', 'PICKUP_WITH_DELIVERY')).toEqual(waiting);
  expect(states('deliveredToStore', 'PICKUP_WITH_DELIVERY')).toEqual(waiting);
  expect(states('deliveredToStore', 'PICKUP')).toEqual(waiting);
});

test('what lies in the shop already is not on its way to it', () => {
  expect(states('waitingInStore', 'PICKUP')).toEqual([
    'processing done',
    'collect done',
    'waitingInStore current',
    'complete ahead',
  ]);
});

test('a received order has gone all the way', () => {
  expect(states('complete', 'PICKUP').every((step) => step.endsWith('done'))).toBe(true);
});

test('a cancelled order has only its beginning and its end [ORD-14]', () => {
  expect(states('cancelled', 'PICKUP')).toEqual(['processing done', 'cancelled current']);
});

test('an order that is about to be cancelled goes nowhere else [ORD-16]', () => {
  const steps = stepsOf({ status: 'collect', obtainingMethod: 'PICKUP', isCancelRequested: true });

  expect(steps.map((step) => `${step.status} ${step.state}`)).toEqual(['collect current', 'cancelled ahead']);
});

test.each(orderStatuses)('an order that is %s has exactly one present step, or none left', (status) => {
  const present = states(status, 'DELIVERY').filter((step) => step.endsWith('current'));

  expect(present).toHaveLength(status === 'complete' ? 0 : 1);
});
