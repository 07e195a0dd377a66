import { describe, expect, test } from 'vitest';
import { ordersAddress, readOrdersLocation } from './location.ts';

const read = (query: string) => readOrdersLocation(new URLSearchParams(query));

describe('the address of the list of orders', () => {
  test('says the tab, what the list is narrowed by, and its page; one list has one address', () => {
    const address = '/personal/orders?tab=history&status=complete&kind=giftCard&period=year&page=3';
    const mixed = read('page=3&period=year&kind=giftCard&status=complete&tab=history');

    expect(mixed).toEqual({
      state: 'history',
      pageNumber: 2,
      filter: { status: 'complete', kind: 'giftCard', period: 'year' },
    });
    expect(ordersAddress(mixed)).toBe(address);
    expect(ordersAddress(read(''))).toBe('/personal/orders');
  });

  test.each([
    ['a status of the other tab', 'status=complete'],
    ['what is no status, kind or period', 'status=lost&kind=car&period=century'],
    ['a page that is none', 'page=-1'],
    ['a tab that is none', 'tab=%00'],
  ])('%s is left out', (_, query) => {
    expect(read(query)).toEqual({ state: 'current', pageNumber: 0, filter: {} });
  });
});
