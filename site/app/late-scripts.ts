/**
 * Begins a page's scripts once its first frame is drawn and its first picture is there, which is waited for no longer
 * than a second; at once where nobody looks, since there nothing is drawn.
 */
const starter = (nonce: string, modules: readonly string[], body: string) => `{
let hasBegun = false;
const start = () => {
  if (hasBegun) return;
  hasBegun = true;
  for (const href of ${safe(modules)}) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', textContent: ${safe(body)} });
};
const add = (tag, properties) =>
  document.head.append(Object.assign(document.createElement(tag), { nonce: ${safe(nonce)}, ...properties }));
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(() => {
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) return start();
  for (const end of ['load', 'error']) picture.addEventListener(end, start);
  setTimeout(start, 1000);
}));
}`;

/** JSON that cannot end the script element it stands in. */
const safe = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const entry = /(<script nonce="[^"]*") type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Lets a rendered page's scripts begin after its first paint. The page is whole without them, and on a slow line they
 * would take the way from its pictures and fonts (docs/decisions/0005-scripts-after-the-first-paint.md). Throws when
 * the page has no entry script where React Router puts it.
 */
export function scriptsAfterPaint(page: string, nonce: string): string {
  const modules = [...page.matchAll(preload)].map(([, href = '']) => href);
  if (!entry.test(page)) throw new Error('late-scripts: no entry script in the page.');
  return page
    .replaceAll(preload, '')
    .replace(
      entry,
      (_, opening: string, body: string) => `${opening}>${starter(nonce, modules, body)}</script>`,
    );
}
