import type { GatewayEvent } from '@rukav/contract/events/gateway.ts';
import type { Page } from './fixtures.ts';

/** The events that a page tells the gateway, as they are told. */
export function toldBy(page: Page): GatewayEvent[] {
  const told: GatewayEvent[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/pg/event') told.push(request.postDataJSON() as GatewayEvent);
  });
  return told;
}

/** What the visitor has answered to the notice about cookies: to `all`, analytics among them, or not. */
export const agreeTo = (page: Page, consent: 'all' | 'necessary', baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'consent', value: consent, url: baseURL ?? '' }]);
