import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './late-scripts.ts';

const text = 'import "/a.js";\nimport("/entry.js");';
const entry = `<script type="module" async="">${text}</script>`;
const page = `<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>${entry}`;

test('nothing in the page asks for a script before it is drawn', () => {
  const late = scriptsAfterPaint(page).page;
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toContain('type="module"');
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test('the starter knows every module and the entry, whose text the policy has to allow', () => {
  const { page: late, added } = scriptsAfterPaint(page);
  expect(late).toContain('["/a.js"]');
  expect(late).toContain(String.raw`"import \"/a.js\";\nimport(\"/entry.js\");"`);
  expect(added).toBe(text);
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
