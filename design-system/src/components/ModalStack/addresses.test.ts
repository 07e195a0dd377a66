import { expect, test } from 'vitest';
import { browserHistoryPort } from './browserHistoryPort.ts';
import { createModalStack } from './createModalStack.ts';
import { historyGate } from './historyGate.ts';
import { fakeBrowser, fakeRouter } from './fakeBrowser.ts';
import { type Modals, visit, visitListing } from './fakeVisit.ts';

test('a link followed from a modal takes the place of its entry', () => {
  const { browser, stack, ids, path } = visitListing();
  stack.open('filters', { size: '44' });
  stack.open('size', {});

  stack.follow('/oferta');
  browser.flush();
  expect(ids()).toEqual([]);
  expect(path()).toBe('/oferta');

  browser.window.history.go(-1);
  browser.flush();
  expect(path()).toBe('/platya');
  expect(browser.entries()).toHaveLength(3);
});

test('a link followed from a modal leaves the page its address, and nothing ahead', () => {
  const { browser, router, stack, path } = visitListing();
  stack.open('filters', { size: '44' });
  stack.open('size', {});
  browser.window.history.go(-1);
  browser.flush();
  stack.rewrite('/platya?size=44');

  stack.follow('/oferta');
  browser.flush();
  expect(browser.index()).toBe(browser.entries().length - 1);
  browser.window.history.go(-1);
  browser.flush();

  expect(path()).toBe('/platya?size=44');
  expect(router.location()).toBe(browser.here().url);
});

test('Forward to what a reload left of a modal is not told to the router', () => {
  const { browser, stack } = visitListing();
  stack.open('size', {});
  stack.close();
  browser.flush();
  browser.reload();
  const { router, path } = visit(browser);

  browser.window.history.go(1);
  browser.flush();

  expect(path()).toBe('/platya');
  expect(router.heard()).toBe(0);
});

test('without modals following a link is an ordinary navigation', () => {
  const { browser, stack, path } = visitListing();

  stack.follow('/oferta');

  expect(path()).toBe('/oferta');
  expect(browser.index()).toBe(2);
});

test('following waits for a modal that is just closing', () => {
  const { browser, stack, path } = visitListing();
  stack.open('filters', { size: '44' });

  stack.close();
  stack.follow('/platya?size=44');
  browser.flush();

  expect(path()).toBe('/platya?size=44');
  expect(browser.entries()).toHaveLength(3);
  expect(browser.index()).toBe(2);
});

test('an address changed under modals is the page’s when they are gone', () => {
  const { browser, router, stack, ids, path } = visitListing();
  stack.open('filters', { size: '44' });
  stack.open('size', {});

  stack.rewrite('/platya?size=44');
  expect(ids()).toEqual(['filters', 'size']);
  stack.close();
  browser.flush();
  expect(path()).toBe('/platya?size=44');
  stack.close();
  browser.flush();

  expect(path()).toBe('/platya?size=44');
  expect(browser.index()).toBe(1);
  expect(router.heard()).toBe(0);
  expect(browser.here().state).toMatchObject({ key: 'key-2', idx: 1 });
});

test('a page pushed past the stack closes it, and Back skips the entry of the modal', () => {
  const { browser, router, stack, ids, path } = visitListing();
  stack.open('size', {});

  router.navigate('/oferta', { replace: false });
  expect(ids()).toEqual([]);
  browser.window.history.go(-1);
  browser.flush();

  expect(path()).toBe('/platya');
  expect(browser.index()).toBe(1);
  expect(router.location()).toContain('/platya');
});

test('Back while a followed link loads closes the modal and is told to the router', () => {
  const browser = fakeBrowser();
  const gate = historyGate(browser.window);
  const router = fakeRouter(browser.window);
  const port = browserHistoryPort(browser.window, { gate, navigate: () => {} });
  const stack = createModalStack<Modals>({ history: port });
  stack.open('size', {});

  stack.follow('/slow');
  browser.window.history.go(-1);
  browser.flush();

  expect(stack.getSnapshot()).toEqual([]);
  expect(router.heard()).toBe(1);
});
