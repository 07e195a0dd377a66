import { createHash } from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const hasSource = /\ssrc=/;
/** A type that is no script's: its element holds data, which the policy does not speak of. */
const isData = /\stype="(?!module"|text\/javascript")/;

/**
 * The one style that is put into a page: React Aria's, for what can be pressed (`react-aria-pressable-style`). Another release
 * may write another one; the journeys then hear the browser refuse it, and it names the hash.
 */
const styleOfReactAria = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a rendered page: exactly the scripts that stand in it, each by its hash, and what these add. It follows from
 * the page alone, so that a page is the same for everybody who may see it. `added` are the texts of scripts that one of the
 * page's own scripts adds. `mapOrigins` are those that a map is drawn from, `captchaOrigin` that of a captcha's widget, whose script
 * a script of the page adds. `isDevelopment` lets Vite put its styles into the page.
 */
export function contentSecurityPolicy(
  page: string,
  {
    added,
    isDevelopment,
    mapOrigins = [],
    captchaOrigin = null,
  }: {
    added: readonly string[];
    isDevelopment: boolean;
    mapOrigins?: readonly string[];
    captchaOrigin?: string | null;
  },
): string {
  const texts = [...page.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    hasSource.test(attributes) || isData.test(attributes) ? [] : [text],
  );
  const hashes = new Set([...texts, ...added].map(hashOf));
  const captcha = captchaOrigin === null ? [] : [captchaOrigin];
  return [
    "default-src 'self'",
    `script-src ${[...hashes].join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : styleOfReactAria}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...mapOrigins, ...captcha].join(' '),
    ["frame-src 'self'", ...captcha].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
