import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leanRouter, leftToRightOnly, noLocaleQuestions, onlyMessages } from '../vite.shared.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const reactIntl = require.resolve('react-intl');
const reactAria = require.resolve('react-aria/package.json');
const intl = createRequire(reactIntl).resolve('@formatjs/intl');

const { transform } = onlyMessages();
const left = (file: string): string => {
  if (typeof transform !== 'object') throw new Error('The plugin transforms code.');
  const handler = transform.handler as (code: string) => { code: string };
  return handler(readFileSync(file, 'utf8')).code;
};

test('of what a formatter offers its messages are left', () => {
  const code = left(intl);

  expect(code).toContain('formatMessage: formatMessage.bind(');
  expect([...code.matchAll(/format\w+(?=: format\w+\.bind\()/g)].map(([name]) => name)).toEqual([
    'formatMessage',
  ]);
  expect(code).toContain('getMessageFormat: memoize(');
  expect(code).not.toMatch(/get(?:DurationFormat|RelativeTimeFormat|ListFormat|DisplayNames): memoize/);
});

test.each([intl, join(dirname(reactAria), 'dist/private/i18n/useDefaultLocale.mjs')])(
  'no browser is asked which languages it knows by %s',
  (file) => {
    const { transform: asked } = noLocaleQuestions();
    if (typeof asked !== 'object') throw new Error('The plugin transforms code.');
    const code = readFileSync(file, 'utf8');
    expect(code).toContain('supportedLocalesOf');
    const { code: left } = (asked.handler as (code: string) => { code: string })(code);
    expect(left).not.toContain('supportedLocalesOf');
  },
);

test('whatever React Aria asks of a language’s direction is there', () => {
  const { load } = leftToRightOnly();
  if (typeof load !== 'object') throw new Error('The plugin loads code.');
  const file = join(dirname(reactAria), 'dist/private/i18n/utils.mjs');
  const given = (load.handler as () => string)();
  const names = (code: string) =>
    [...code.matchAll(/(?:as|const) (\w+)(?=[ ,}].*$)/gm)].map(([, name]) => name);
  const [exported = ''] = /^export .+$/m.exec(readFileSync(file, 'utf8')) ?? [];
  expect(names(exported)).toEqual(['isRTL']);
  expect(names(given)).toEqual(['isRTL']);
});

test('components that nobody draws do not count as used', () => {
  const code = left(reactIntl);

  expect(code).toContain('const FormattedDate = /* @__PURE__ */ createFormattedComponent("formatDate");');
  expect(code).not.toMatch(/^\w+\.displayName = /m);
});

test('nothing asks react-intl for what is left out', () => {
  const files = globSync('{brand,contract,design-system,features,site}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|build|\.test\.tsx?$/.test(path),
  });
  const asks =
    /useIntl\(\)\.format(?!Message)|\bintl\.format(?!Message)|[{ ,]format(?:Date|Time|Number|RelativeTime|List|Plural|DisplayName|Duration)\w*(?:, [^}]*)? \} = useIntl|<Formatted(?!Message)/;

  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => asks.test(readFileSync(root + file, 'utf8')))).toEqual([]);
});

test.each(['dom/ssr/fog-of-war', 'router/instrumentation'])(
  'whatever other parts of the router ask of %s is there',
  (part) => {
    const file = join(
      dirname(require.resolve('react-router/package.json')),
      `dist/production/lib/${part}.js`,
    );
    const { load } = leanRouter();
    if (typeof load !== 'object') throw new Error('The plugin loads code.');
    const left = (load.handler as (id: string) => string)(file);

    const namesOf = (code: string, pattern: RegExp) =>
      [...code.matchAll(pattern)].map(([name]) => name).sort();
    const exported = /export \{ ([^}]+) \}/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    expect(namesOf(left, /(?<=export const )\w+/g)).toEqual(namesOf(exported, /\w+/g));
  },
);
