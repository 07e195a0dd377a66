import { describe, expect, test, vi } from 'vitest';
import { createModalStack, type CloseReason } from './createModalStack.ts';
import { type Modals, visit, visitListing } from './fakeVisit.ts';
import { memoryHistoryPort } from './memoryHistoryPort.ts';

describe('history', () => {
  test('opening pushes one entry with the page’s own address [MODAL-08]', () => {
    const { browser, stack, path } = visitListing();

    stack.open('size', {});

    expect(browser.entries()).toHaveLength(3);
    expect(browser.index()).toBe(2);
    expect(path()).toBe('/platya');
  });

  test('the entry repeats what the router keeps in the page’s entry', () => {
    const { browser, stack } = visitListing();

    stack.open('size', {});

    expect(browser.here().state).toMatchObject({ usr: null, key: 'key-1', idx: 1 });
  });

  test('closing goes back to the page’s entry, and the router hears nothing of it [MODAL-09]', () => {
    const { browser, router, stack, ids } = visitListing();
    stack.open('size', {});

    stack.close();
    browser.flush();

    expect(ids()).toEqual([]);
    expect(browser.index()).toBe(1);
    expect(router.heard()).toBe(0);
  });

  test('Back closes the top modal only and does not leave the page [MODAL-10]', () => {
    const { browser, stack, ids, path } = visitListing();
    stack.open('filters', { size: '44' });
    stack.open('size', {});

    browser.window.history.go(-1);
    browser.flush();

    expect(ids()).toEqual(['filters']);
    expect(path()).toBe('/platya');
  });

  test('Back on a page without modals is the router’s', () => {
    const { browser, router, stack, path } = visitListing();
    stack.open('size', {});
    stack.close();
    browser.flush();

    browser.window.history.go(-1);
    browser.flush();

    expect(path()).toBe('/');
    expect(router.heard()).toBe(1);
  });

  test('closing all goes back over every entry in one move', () => {
    const { browser, stack, ids } = visitListing();
    stack.open('filters', { size: '44' });
    stack.open('size', {});
    const go = vi.spyOn(browser.window.history, 'go');

    stack.closeAll();
    browser.flush();

    expect(ids()).toEqual([]);
    expect(go.mock.calls).toEqual([[-2]]);
    expect(browser.index()).toBe(1);
  });

  test('a modal opened in the moment another closes takes its place', () => {
    const { browser, stack, ids } = visitListing();
    stack.open('filters', { size: '44' });

    stack.close();
    stack.open('size', {});
    browser.flush();

    expect(ids()).toEqual(['size']);
    expect(browser.index()).toBe(2);
    expect(browser.entries()).toHaveLength(3);
  });

  test('a modal beneath others can be closed, and they stay', () => {
    const { browser, stack, ids } = visitListing();
    const lower = stack.open('filters', { size: '44' });
    stack.open('size', {});

    stack.close(lower);
    browser.flush();

    expect(ids()).toEqual(['size']);
    expect(browser.index()).toBe(2);
  });

  test('Forward to the entry of a closed modal comes back from it', () => {
    const { browser, router, stack, ids } = visitListing();
    stack.open('size', {});
    stack.close();
    browser.flush();

    browser.window.history.go(1);
    browser.flush();

    expect(ids()).toEqual([]);
    expect(browser.index()).toBe(1);
    expect(router.heard()).toBe(0);
  });

  test('after a reload the page’s own entry is the current one', () => {
    const { browser, router, stack } = visitListing();
    stack.open('filters', { size: '44' });
    stack.open('size', {});
    router.navigate('/platya?size=44', { replace: true });

    browser.reload();
    const after = visit(browser);
    browser.flush();

    expect(after.ids()).toEqual([]);
    expect(browser.index()).toBe(1);
    expect(after.path()).toBe('/platya?size=44');
    expect(after.router.heard()).toBe(0);
  });

  test('a move that the browser drops is asked for again', () => {
    vi.useFakeTimers();
    const { browser, stack } = visitListing();
    stack.open('size', {});
    vi.spyOn(browser.window.history, 'go').mockImplementationOnce(() => {});

    stack.close();
    vi.advanceTimersByTime(1000);
    browser.flush();
    vi.useRealTimers();

    expect(browser.index()).toBe(1);
  });
});

describe('events', () => {
  test('closing the hamburger is told once, however it was closed [MODAL-16]', () => {
    const { browser, stack } = visitListing();
    const hideMenu = vi.fn<(reason: CloseReason) => void>();
    stack.onClosed(({ id, reason }) => id === 'hamburger' && hideMenu(reason));

    stack.open('hamburger', {});
    stack.close();
    browser.flush();
    stack.open('hamburger', {});
    browser.window.history.go(-1);
    browser.flush();
    stack.open('hamburger', {});
    stack.follow('/platya');
    browser.flush();

    expect(hideMenu.mock.calls).toEqual([['closed'], ['back'], ['left']]);
  });

  test('subscribers hear of changes, and nothing of what changes nothing', () => {
    const stack = createModalStack<Modals>({ history: memoryHistoryPort() });
    const heard = vi.fn<() => void>();
    stack.subscribe(heard);

    stack.close();
    stack.closeAll();
    stack.open('filters', { size: '44' });

    expect(heard).toHaveBeenCalledOnce();
    expect(stack.getSnapshot()).toMatchObject([{ id: 'filters', props: { size: '44' } }]);
  });
});
