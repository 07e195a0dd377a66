import { statSync } from 'node:fs';
import { readPages } from './pages.ts';

/** The chunk that every page loads. */
export const everywhere = 'everywhere';

/** Most visits begin at one of these: what all of them need is loaded with every page. */
const landings = ['main-page', 'catalogue', 'product'];
/**
 * Styles that components build upon: those of a component have to come after them, and the chunks of a page come after what
 * every page loads.
 */
const baseStyles = /design-system\/src\/internal\/.*\.css\.ts$/;
/** From this many bytes of source on, files that some pages share and others do without travel by themselves. */
const large = 6000;

/**
 * Says in which chunk a file of ours travels: with every page, with some that share a good deal, or, undefined, where the
 * bundler puts it.
 */
export function chunkOf(): (file: string) => string | undefined {
  const { frame, pages } = readPages();
  const chunks = new Map([...frame.files].map((file) => [file, everywhere]));

  const shared = Map.groupBy(
    pages.reduce((all, page) => all.union(page.files), new Set<string>()),
    (file) =>
      pages
        .filter(({ files }) => files.has(file))
        .map(({ name }) => name)
        .join(' '),
  );
  for (const [sharers, files] of shared) {
    const names = sharers.split(' ');
    const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
    const isLanding = landings.every((name) => names.includes(name));
    const isApart = !isLanding && names.length > 1 && size >= large;
    for (const file of files) {
      if (isApart) chunks.set(file, sharers.replaceAll(' ', '-'));
      else if (isLanding) chunks.set(file, everywhere);
    }
  }
  return (id) => {
    const file = id.replace(/\?.*$/, '');
    return baseStyles.test(file) ? everywhere : chunks.get(file);
  };
}
