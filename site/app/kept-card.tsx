import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShownCard } from '@rukav/features/club/kept-card';
import { KeptCard } from '@rukav/features/club/view';

/** The name of the cache, which the worker knows too. */
const cacheName = 'club-card';
const worker = '/club-card-worker.js';
/** The page of the club, and no other, has the worker before it. */
const page = '/personal/club';

/** It has no scripts and asks for nothing but its styles and fonts. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

let underway: Promise<void> = Promise.resolve();
/** One after the other: signing in forgets a card and keeps another. */
const inTurn = (work: () => Promise<void>): Promise<void> => (underway = underway.then(work, work));

const canKeep = () => 'serviceWorker' in navigator && 'caches' in window;

/** Addresses of what this page is drawn with. */
function filesOfPage(): string[] {
  const styles = [...document.styleSheets].flatMap(({ href }) => href ?? []);
  const fonts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => new URL(address).pathname.endsWith('.woff2'));
  return [...new Set([...styles, ...fonts])].filter((address) => address.startsWith(window.location.origin));
}

/** The page as a document of its own, in the language and theme of this one. */
function written(shown: ShownCard, styles: readonly string[]): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<KeptCard {...shown} />));
  const kept = document.implementation.createHTMLDocument(shown.title);
  const { documentElement: html, head, body } = kept;
  for (const { name, value } of document.documentElement.attributes) html.setAttribute(name, value);
  const viewport = kept.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  head.append(viewport);
  for (const address of styles) {
    const link = kept.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    head.append(link);
  }
  body.innerHTML = holder.innerHTML;
  root.unmount();
  return `<!doctype html>${html.outerHTML}`;
}

async function keep(shown: ShownCard): Promise<void> {
  if (!canKeep()) return;
  const files = filesOfPage();
  const cache = await caches.open(cacheName);
  await Promise.all(files.map(async (address) => (await cache.match(address)) ?? cache.add(address)));
  const styles = files.filter((address) => new URL(address).pathname.endsWith('.css'));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  await cache.put(page, new Response(written(shown, styles), { headers }));
  const wanted = new Set([...files, new URL(page, window.location.origin).href]);
  const past = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(past.map((request) => cache.delete(request)));
  await navigator.serviceWorker.register(worker, { scope: page });
}

async function forget(): Promise<void> {
  if (!canKeep()) return;
  await caches.delete(cacheName);
  const registration = await navigator.serviceWorker.getRegistration(page);
  await registration?.unregister();
}

/** Keeps the card and what it is drawn with, and registers the worker that shows it. What was kept before goes. */
export const keepCard = (shown: ShownCard): Promise<void> => inTurn(() => keep(shown));

/** Takes the card out of this browser, and the worker with it. */
export const forgetCard = (): Promise<void> => inTurn(forget);
