import { addressOf } from '@rukav/contract';
import { postGatewayEvent } from '@rukav/contract/events/calls.ts';
import type { GatewayEvent, Purchase } from '@rukav/contract/events/gateway.ts';
import { language, locales } from '@rukav/contract/locale.ts';
import type { ShownPurchases } from '@rukav/features/analytics';
import { keep, markPurchases, read } from './browser';
import { readCookie } from './cookies';

/** How many orders a browser remembers to have told. */
const most = 50;

const listAt = (where: Parameters<typeof read>[0], key: string): readonly unknown[] => {
  const kept = read(where, key);
  return Array.isArray(kept) ? kept : [];
};

/** The number of chance by which analytics know this browser. */
function browserId(): string {
  const kept = read('localStorage', 'analytics-id');
  if (typeof kept === 'string') return kept;
  const made = crypto.randomUUID();
  keep('localStorage', 'analytics-id', made);
  return made;
}

/** The event of an order. Queries of addresses stay here: a link may hold a secret. */
function eventOf(order: Purchase, isMember: boolean): GatewayEvent {
  const { dataset } = document.documentElement;
  const locale = locales.find((one) => one === dataset['locale']) ?? 'ru-RU';
  const aid = browserId();
  const location = window.location.origin + window.location.pathname;
  return {
    version: '3.9.0',
    userId: aid,
    contentType: 'application/json',
    data: {
      event: 'purchase',
      timestamp: new Date().toISOString(),
      location,
      client: {
        aid,
        userAgent: navigator.userAgent,
        locale,
        lang: language(locale),
        osVersion: navigator.platform,
        screen: `${window.screen.width}x${window.screen.height}`,
        permissions: 'Notification' in window ? { notifications: Notification.permission } : {},
      },
      user: { isAuthorized: isMember, uid: null, clubpro_id: null, bonuses: null, isProfileFilled: null },
      page: {
        location,
        title: document.title,
        type: 'order',
        referrer: document.referrer.split('?', 1)[0] ?? '',
      },
      order,
    },
  };
}

/**
 * Tells the gateway of the orders that are marked as just placed, once for an order number, and takes the mark away; nothing
 * before everything was agreed to in the notice about cookies.
 */
export function tellPurchases(
  { orders, isMember }: ShownPurchases,
  headers: Readonly<Record<string, string>>,
): void {
  const marked = listAt('sessionStorage', 'purchased');
  markPurchases([]);
  if (readCookie('consent') !== 'all') return;
  const told = listAt('localStorage', 'told-purchases');
  const news = orders.filter(
    ({ orderNumber }) => marked.includes(orderNumber) && !told.includes(orderNumber),
  );
  keep(
    'localStorage',
    'told-purchases',
    [...told, ...news.map(({ orderNumber }) => orderNumber)].slice(-most),
  );
  for (const order of news) {
    const sent = fetch(addressOf(postGatewayEvent), {
      method: postGatewayEvent.method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(eventOf(order, isMember)),
      keepalive: true,
    });
    sent.catch((error: unknown) => console.info('A purchase was not told:', error));
  }
}
