import { readFileSync } from 'node:fs';
import { orderMarks } from '@rukav/contract/orders/progress.ts';
import { orderStatuses } from '@rukav/contract/orders/schemas.ts';
import { orderWays, type OrderWay } from '@rukav/contract/orders/ways.ts';
import { expect, test } from 'vitest';
import ru from '../messages/messages.ru.json' with { type: 'json' };
import {
  finalStatuses,
  firstStatus,
  isOnWay,
  isUrgent,
  letterOf,
  lineTransitions,
  mayLeave,
  movers,
  nextStatus,
  transitionOf,
  transitions,
  transitionsTo,
  type OrderStatus,
} from './lifecycle.ts';

const toPoint: OrderStatus[] = ['collect', 'underway', 'deliveredToStore', 'waitingInStore', 'complete'];
const paths: [OrderWay, OrderStatus[]][] = [
  ['pickup', ['collect', 'waitingInStore', 'complete']],
  ['pickup', toPoint],
  ['pickupWithDelivery', toPoint],
  ['partnerPoint', toPoint],
  ['post', toPoint],
  ['courier', ['collect', 'underway', 'delivered', 'complete']],
];
const texts: Record<string, string> = ru;

test.each(paths)('the store leads an order by %s along its way and never back', (way, path) => {
  for (const [index, to] of path.entries()) {
    const from = path[index - 1] ?? firstStatus;
    expect(transitionOf(way, from, to, 'store'), `${from} to ${to}`).toMatchObject({ to });
    expect(transitionOf(way, from, to, 'owner'), `${from} to ${to} by its owner`).toBeUndefined();
    expect(transitionOf(way, to, from, 'store'), `${to} back to ${from}`).toBeUndefined();
  }
});

test('no order has a status of another way, and the demo takes the first that follows', () => {
  const had = (way: OrderWay) => orderStatuses.filter((status) => !isOnWay(way, status));
  const first = (way: OrderWay) => nextStatus(way, 'collect');

  expect(orderWays.map(had)).toEqual([
    ['delivered'],
    ['delivered'],
    ['delivered'],
    ['delivered'],
    ['deliveredToStore', 'waitingInStore'],
    ['collect', 'delivered', 'deliveredToStore', 'waitingInStore', 'underway'],
  ]);
  expect(orderWays.map(first)).toEqual([
    'waitingInStore',
    'underway',
    'underway',
    'underway',
    'underway',
    undefined,
  ]);
  expect(nextStatus('courier', 'delivered')).toBe('complete');
  expect(nextStatus('courier', 'complete')).toBeUndefined();
});

test('goods that are not complete can be cancelled by the store, and what is on its way not by its owner [ORD-14 ORD-17]', () => {
  const before = (by: 'store' | 'owner' | 'hold' | 'payment') =>
    orderStatuses.filter((from) => transitionOf('courier', from, 'cancelled', by)).toSorted();

  expect(before('store')).toEqual(orderStatuses.filter((one) => !finalStatuses.includes(one)).toSorted());
  expect(before('owner')).toEqual(['collect', 'processing']);
  expect([before('hold'), before('payment')]).toEqual([['processing'], ['processing']]);
  expect(transitionOf('giftCard', 'processing', 'complete', 'sender')).toMatchObject({ money: 'none' });
  expect(transitionOf('giftCard', 'processing', 'complete', 'store')).toBeUndefined();
});

test('what is complete or cancelled stays so, and what follows depends on way, status and mover alone', () => {
  expect(transitions.flatMap(({ from }) => from).filter((from) => finalStatuses.includes(from))).toEqual([]);
  for (const way of orderWays)
    for (const to of orderStatuses)
      for (const by of movers) {
        const same = transitionsTo(to, by).filter(({ ways }) => ways.includes(way));
        const effects = same.map(({ money, stock, letter, sms }) => `${money} ${stock} ${letter} ${sms}`);
        expect(new Set(effects).size, `${way} ${to} ${by}`).toBeLessThan(2);
      }
});

test('pieces are refused where they are handed over, and returned once they are complete', () => {
  const when = (way: OrderWay, state: 'refused' | 'returned' | 'cancelled') =>
    orderStatuses.filter((status) => mayLeave(way, status, state));

  expect(when('pickup', 'refused')).toEqual(['waitingInStore']);
  expect(when('courier', 'refused')).toEqual(['delivered', 'underway']);
  expect(when('post', 'returned')).toEqual(['complete']);
  expect(when('courier', 'cancelled')).toEqual(
    orderStatuses.filter((status) => !finalStatuses.includes(status)),
  );
  expect(when('giftCard', 'returned')).toEqual([]);
});

test('the letter of a step speaks of a courier or a shop only where there is one', () => {
  const said = (way: OrderWay, status: OrderStatus) =>
    ['subject', 'text', 'letter'].map((part) => texts[`${letterOf(way, status)}.${part}`]).join(' ');

  for (const way of orderWays.filter((one) => one !== 'giftCard'))
    for (const status of orderStatuses.filter((one) => one !== firstStatus && isOnWay(way, one))) {
      const words = said(way, status);
      expect(words, `${way} ${status}`).not.toMatch(/undefined|null/);
      expect(way === 'courier' || !/курьер/i.test(words), `${way} ${status}: ${words}`).toBe(true);
      expect(way.startsWith('pickup') || !/магазин/i.test(words), `${way} ${status}: ${words}`).toBe(true);
    }
  expect(letterOf('giftCard', 'complete')).toBeNull();
  expect(orderMarks.map((mark) => letterOf('post', mark))).toEqual(
    orderMarks.map((mark) => `orderStep.${mark}`),
  );
  expect([isUrgent('post', 'waitingInStore'), isUrgent('post', 'collect')]).toEqual([true, false]);
  expect([isUrgent('post', 'dateChanged'), isUrgent('giftCard', 'cancelled')]).toEqual([true, false]);
});

const list = (names: readonly string[]) => names.join(', ');
const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

test('the document for retailers has the same tables, row by row', () => {
  const path = new URL('../../../docs/operations.md', import.meta.url);
  const [, section = ''] = readFileSync(path, 'utf8').split('## Statuses of an order');
  const written =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => /^\| [a-z]/.test(line)) ?? [];

  expect(written.filter((line) => !/^\| (?:way|pieces) /.test(line))).toEqual([
    ...transitions.map(({ ways, from, to, by, money, stock, letter, sms }) => {
      const subject = letter ? `«${texts[`${letter}.subject`]}»` : '–';
      return rowOf([list(ways), list(from), to, list(by), money, stock, subject, sms ? 'yes' : '–']);
    }),
    ...lineTransitions.map(({ state, ways, in: statuses }) => rowOf([state, list(ways), list(statuses)])),
  ]);
});
