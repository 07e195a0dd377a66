import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './late-scripts.ts';

const entry = '<script nonce="N" type="module" async="">import "/a.js";\nimport("/entry.js");</script>';
const page = `<head><link rel="modulepreload" href="/a.js" nonce="N"/><link rel="stylesheet" href="/a.css"/></head>${entry}`;

test('nothing in the page asks for a script before it is drawn', () => {
  const late = scriptsAfterPaint(page, 'N');
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toContain('type="module"');
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test('the starter knows every module and the entry, under the nonce of the page', () => {
  const late = scriptsAfterPaint(page, 'N');
  expect(late).toContain('["/a.js"]');
  expect(late).toContain(String.raw`"import \"/a.js\";\nimport(\"/entry.js\");"`);
  expect(late).toContain('nonce:"N"');
});

test('what stands in the entry cannot end the script', () => {
  const late = scriptsAfterPaint(page.replace('/entry.js', '<!--<script>'), 'N');
  expect(late.split('<script')).toHaveLength(2);
});

test('a page without the entry is a fault of the build, not a page without life', () => {
  expect(() => scriptsAfterPaint('<head></head>', 'N')).toThrow('no entry script');
});
