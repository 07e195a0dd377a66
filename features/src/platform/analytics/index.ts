import { createEffect } from 'effector';
import type { GatewayNews, Purchase } from '@rukav/contract/events/gateway.ts';

const unsupplied = (name: string) => () => {
  throw new Error(
    `${name}: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).`,
  );
};

/** Marks orders as just placed, for this tab alone (session storage): their purchase is still to be told (ANL-35). */
export const purchaseMarkedFx = createEffect<readonly string[], void>({
  name: 'purchaseMarkedFx',
  sid: 'analytics:purchaseMarkedFx',
  handler: unsupplied('purchaseMarkedFx'),
});

/** What the thank-you page shows, and who looks at it. */
export interface ShownPurchases {
  orders: readonly Purchase[];
  isMember: boolean;
}

/**
 * Tells analytics of the orders among these that are marked, once for an order number, and takes the mark away (ANL-34). Tells nothing
 * before somebody has agreed to analytics; what comes of it is nobody's concern (ANL-33).
 */
export const purchasesToldFx = createEffect<ShownPurchases, void>({
  name: 'purchasesToldFx',
  sid: 'analytics:purchasesToldFx',
  handler: unsupplied('purchasesToldFx'),
});

/** Something that a visitor has done, and who did it. */
export interface ToldNews {
  news: GatewayNews;
  isMember: boolean;
}

/**
 * Tells the gateway of something as often as it is called, and nothing before somebody has agreed to analytics. Purchases are
 * told once for an order, by `purchasesToldFx`. What comes of it is nobody's concern (ANL-33).
 */
export const newsToldFx = createEffect<ToldNews, void>({
  name: 'newsToldFx',
  sid: 'analytics:newsToldFx',
  handler: unsupplied('newsToldFx'),
});
