import type { Plugin } from 'vite';

const sameAs = (address: string) =>
  `({ rel, href }) => rel === 'stylesheet' && href.replace('#', '') === new URL(${address}, location).href.replace('#', '')`;

/** What is written in a module instead of what. */
type Change = readonly [from: string, to: string];

const changesOfRouter: readonly Change[] = [
  [
    '\treturn dedupeLinkDescriptors(matches.map(',
    '\treturn getKeyedLinksForMatches.first ??= dedupeLinkDescriptors(matches.map(',
  ],
  [
    '|| document.querySelector(`link[rel="stylesheet"][href="${descriptor.href}"]`)) return resolve();',
    `) return resolve();
    const there = [...document.getElementsByTagName('link')].find(${sameAs('descriptor.href')});
    if (there?.sheet) return resolve();
    if (there) {
      there.addEventListener('load', () => resolve());
      there.addEventListener('error', () => resolve());
      // One that has failed before tells of it no more, unless it is asked for again.
      there.setAttribute('href', descriptor.href);
      return;
    }`,
  ],
  ['link.onload = () => {\n\t\t\tremoveLink();', 'link.onload = () => {'],
];

const changesOfVite: readonly Change[] = [
  [
    '(isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)',
    `isCss ? [...document.getElementsByTagName('link')].some(${sameAs('dep.href')}) : preloadedHrefs.all.has(dep.href)`,
  ],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
];

/** Makes the changes. @throws Error when there is nothing to change: another version is written in another way. */
function changed(code: string, changes: readonly Change[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`Not written as it was: ${from}`);
    return text.replace(from, () => to);
  }, code);
}

/**
 * Has every stylesheet come into a page once and stay; one that fails is asked for again by who needs it next. As they are, the
 * router puts in that of the next page, takes it out when it has loaded, and puts it in again when the page is drawn; and Vite does not
 * know it for the one that a part which loads later needs, since the router writes a `#` behind its address. Each time the whole page is
 * styled anew. The frame's styles name the fonts: their second copy had the browser lay out everything too, 55 ms on a desktop and 250 on
 * a phone, at the first touch.
 */
export const stylesOnce = (): Plugin => ({
  name: 'rukav-styles-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/].+[\\/]dom[\\/]ssr[\\/]links\.js|vite[\\/]preload-helper/ },
    handler: (code, id) => ({
      code: changed(code, id.includes('preload-helper') ? changesOfVite : changesOfRouter),
      map: null,
    }),
  },
});
