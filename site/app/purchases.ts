import type { ShownPurchases } from '@rukav/features/analytics';
import { keep, markPurchases, read } from './browser';
import { mayTell, tellGateway } from './gateway';

/** How many orders a browser remembers to have told. */
const most = 50;

const listAt = (where: Parameters<typeof read>[0], key: string): readonly unknown[] => {
  const kept = read(where, key);
  return Array.isArray(kept) ? kept : [];
};

/**
 * Tells the gateway of the orders that are marked as just placed, once for an order number, and takes the mark away; nothing
 * before everything was agreed to in the notice about cookies.
 */
export async function tellPurchases(
  { orders, isMember }: ShownPurchases,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const marked = listAt('sessionStorage', 'purchased');
  markPurchases([]);
  if (!mayTell()) return;
  const told = listAt('localStorage', 'told-purchases');
  const news = orders.filter(
    ({ orderNumber }) => marked.includes(orderNumber) && !told.includes(orderNumber),
  );
  keep(
    'localStorage',
    'told-purchases',
    [...told, ...news.map(({ orderNumber }) => orderNumber)].slice(-most),
  );
  await tellGateway(
    news.map((order) => ({ event: 'purchase', order })),
    isMember,
    headers,
  );
}
