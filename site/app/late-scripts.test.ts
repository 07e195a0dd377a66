import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptsAfterPaint } from './late-scripts.ts';

const text = 'import "/a.js";\nimport("/entry.js");';
const entry = `<script type="module" async="">${text}</script>`;
const page = `<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>${entry}`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('nothing in the page asks for a script before it is drawn', () => {
  const late = scriptsAfterPaint(page).page;
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toContain('type="module"');
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test('the starter knows every module and the entry, whose text the policy has to allow', () => {
  const { page: late, added } = scriptsAfterPaint(page);
  expect(late).toContain('["/a.js"]');
  expect(late).toContain(String.raw`"await import(\"/a.js\");import(\"/entry.js\");"`);
  expect(added).toBe('await import("/a.js");import("/entry.js");');
});

test('modules are evaluated one after another, those of all pages first, the entry last', () => {
  const preloads = ['/assets/everywhere-a.js', '/assets/cart-b.js', '/assets/vendor-c.js']
    .map((address) => `<link rel="modulepreload" href="${address}"/>`)
    .join('');
  const whole = `import "/assets/manifest-d.js";
import * as route0 from "/assets/root-e.js";
  window.modules = {"root":route0};

import("/assets/entry.client-f.js");`;
  const { added } = scriptsAfterPaint(`${preloads}<script type="module" async="">${whole}</script>`);
  expect(added.split(';')).toEqual([
    'await import("/assets/vendor-c.js")',
    'await import("/assets/everywhere-a.js")',
    'await import("/assets/manifest-d.js")',
    'const route0=await import("/assets/root-e.js")',
    'window.modules = {"root":route0}',
    'import("/assets/entry.client-f.js")',
    '',
  ]);
});

test('the texts of the page are on their way with the scripts that ask for them', () => {
  const { page: late, added } = scriptsAfterPaint(page, { messages: ['/assets/first-a.js'] });
  expect(late).toContain('["/a.js","/assets/first-a.js"].map(');
  expect(added).not.toContain('first-a');
});

test('the answers that the page lacks are asked for beside the scripts', () => {
  const { page: late } = scriptsAfterPaint(page, { answers: ['/api/category-products?url=a'] });
  expect(late).toContain('of ["/api/category-products?url=a"])((window.earlyFetches');
});

test('what stands in the entry cannot end the script', () => {
  const late = scriptsAfterPaint(page.replace('/entry.js', '<!--<script>')).page;
  expect(late.split('<script')).toHaveLength(2);
});

test('a page without the entry is a fault of the build, not a page without life', () => {
  expect(() => scriptsAfterPaint('<head></head>')).toThrow('no entry script');
});

/** A page that is looked at, with its first pictures: what the browser does when, is the test's to say. */
function aVisiblePage(pictures: { complete: boolean; onload?: () => void }[]) {
  const script = /<script>([^]*)<\/script>/.exec(scriptsAfterPaint(page).page)?.[1] ?? '';
  const append = vi.fn<() => void>();
  const document = {
    hidden: false,
    documentElement: { dataset: {} },
    createElement: () => ({}),
    querySelectorAll: () => pictures,
    head: { append },
  };
  let tell: ((list: { getEntries: () => unknown[] }) => void) | undefined;
  class PerformanceObserver {
    constructor(listener: typeof tell) {
      tell = listener;
    }
    observe() {}
  }
  let frame = () => {};
  const requestAnimationFrame = (callback: () => void) => (frame = callback);
  runInNewContext(script, { document, window: {}, setTimeout, requestAnimationFrame, PerformanceObserver });
  return {
    append,
    /** The first frame is drawn. */
    draw: () => {
      frame();
      vi.advanceTimersByTime(0);
    },
    /** The browser has shown what is the largest so far. */
    show: (what: 'a picture' | 'text') =>
      tell?.({ getEntries: () => [{ url: what === 'text' ? '' : 'http://localhost/img/1' }] }),
  };
}

test('the scripts begin when the first picture is seen, not when it has come', () => {
  const { append, draw, show } = aVisiblePage([{ complete: true }]);

  draw();
  show('text');
  expect(append).not.toHaveBeenCalled();

  show('a picture');
  expect(append).toHaveBeenCalledOnce();
});

test('a page without first pictures has its scripts when anything is seen', () => {
  const { append, draw, show } = aVisiblePage([]);

  draw();
  expect(append).not.toHaveBeenCalled();

  show('text');
  expect(append).toHaveBeenCalledOnce();
});

test('the scripts begin a moment after the pictures have come where the browser does not say what it shows', () => {
  const picture: { complete: boolean; onload?: () => void } = { complete: false };
  const { append, draw } = aVisiblePage([picture]);

  draw();
  vi.advanceTimersByTime(500);
  picture.onload?.();
  vi.advanceTimersByTime(199);
  expect(append).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  expect(append).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2000);
  expect(append).toHaveBeenCalledOnce();
});

test('a picture is waited for no longer than a second', () => {
  const { append, draw } = aVisiblePage([{ complete: false }]);

  draw();
  vi.advanceTimersByTime(999);
  expect(append).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  expect(append).toHaveBeenCalledOnce();
});

test('a page whose address names a locale keeps it before anything is asked for', () => {
  const begin = (keepsLocale: boolean) => {
    const late = scriptsAfterPaint(page, { answers: ['/api/x'], keepsLocale }).page;
    const script = /<script>([^]*)<\/script>/.exec(late)?.[1] ?? '';
    const done: string[] = [];
    const document = {
      hidden: true,
      documentElement: { dataset: { locale: 'kk-KZ' } },
      set cookie(cookie: string) {
        done.push(cookie);
      },
      createElement: () => ({}),
      head: { append: () => done.push('scripts') },
    };
    const fetch = async (address: string) => done.push(address);
    runInNewContext(script, { document, window: {}, location: { protocol: 'https:' }, fetch });
    return done;
  };

  const cookie = 'locale=kk-KZ;path=/;max-age=31536000;samesite=lax;secure';
  expect(begin(true)).toEqual([cookie, '/api/x', 'scripts']);
  expect(begin(false)).toEqual(['/api/x', 'scripts']);
});
