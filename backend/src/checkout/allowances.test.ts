import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { allowancesOf } from './allowances.ts';

const order = { phone: '+79161234567', email: 'olga@example.com', total: 199_900, currency: 'RUB' } as const;
const ordering = { orders: [order, order], pieces: 2, ip: '203.0.113.7' };
const keysOf = (isUnproven: boolean, settings = {}) =>
  allowancesOf({ ...ordering, isUnproven }, readConfig(settings).guest).map(([key]) => key);

test('what members order takes nothing from those who share their address', () => {
  expect(keysOf(false)).toHaveLength(2);
  expect(keysOf(false).join(' ')).not.toContain('203.0.113.7');
});

test('guests take from the allowances of their address last, and from none where those are switched off', () => {
  const last = keysOf(true).slice(-4);

  expect(last.every((key) => key.endsWith(' 203.0.113.7'))).toBe(true);
  expect(keysOf(true, { GUEST_ORDERS_PER_ADDRESS: '0' }).join(' ')).not.toContain('203.0.113.7');
});
