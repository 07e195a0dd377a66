import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptsOf = (page: string, added: readonly string[] = []) =>
  /script-src ([^;]*);/.exec(contentSecurityPolicy(page, { added, isDevelopment: false }))?.[1];

test('a page allows the scripts that stand in it, and those that they add', () => {
  const page = '<head><script>one()</script></head><script type="module" async="">import "/a.js"</script>';

  expect(scriptsOf(page, ['later()'])).toBe(
    `${hash('one()')} ${hash('import "/a.js"')} ${hash('later()')} 'strict-dynamic'`,
  );
});

test('data is no script, and a file is none that stands in the page', () => {
  const page =
    '<script type="application/ld+json">{}</script><script type="application/json" id="scope">{}</script><script src="/a.js"></script>';

  expect(scriptsOf(page)).toBe(" 'strict-dynamic'");
});

test('a captcha’s widget draws its frame and asks its service, where there is one', () => {
  const policyWith = (captchaOrigin: string | null) =>
    contentSecurityPolicy('', { added: [], isDevelopment: false, captchaOrigin });
  const [without, withOne] = [policyWith(null), policyWith('https://captcha.example')];

  expect(without).toContain("frame-src 'self';");
  expect(without).not.toContain('captcha');
  expect(withOne).toContain("frame-src 'self' https://captcha.example;");
  expect(withOne).toContain("connect-src 'self' https://captcha.example;");
});

test('styles come from files, but for one of React Aria’s and while the store is developed', () => {
  const stylesIn = (isDevelopment: boolean) =>
    /style-src ([^;]*);/.exec(contentSecurityPolicy('', { added: [], isDevelopment }))?.[1];

  expect([stylesIn(false), stylesIn(true)]).toEqual([
    expect.stringMatching(/^'self' 'sha256-[^' ]+'$/),
    "'self' 'unsafe-inline'",
  ]);
});
