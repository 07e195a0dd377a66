import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { joined, type Shared } from './joined-chunks.ts';
import { readPages } from './pages.ts';

/** The chunk that every page loads. */
export const everywhere = 'everywhere';
/** What all landings need, and most other pages do not. */
const ofLandings = 'landings';

/** Most visits begin at one of these: what all of them need is loaded with every page. */
const landings = new Set(['main-page', 'catalogue', 'product']);
/**
 * Styles that components build upon: those of a component have to come after them, and the chunks of a page come after what
 * every page loads.
 */
const baseStyles = /design-system\/src\/internal\/.*\.css\.ts$/;
/** From this many bytes of source on, files that some pages share and others do without travel by themselves. */
const large = 5000;

/** Up to so many bytes of source files of a landing are not worth a request, and are loaded with every page. */
const tiny = 1000;

/** A page's own chunk has its name; one that pages share a short one, as each page of the store names its scripts. */
function nameOf({ pages }: Pick<Shared, 'pages'>): string {
  const [first = '', ...others] = pages;
  if (others.length === 0) return first;
  return `${first}-${createHash('sha256').update(others.join()).digest('hex').slice(0, 4)}`;
}
const bySize = (one: Shared, other: Shared) => one.size - other.size;

/** Those of some pages that most visits begin at. */
const landingsOf = (pages: ReadonlySet<string>) => pages.intersection(landings);
const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && one.isSubsetOf(other);

/** The chunk of small files that these landings need and that belong nowhere else. */
const leftovers = (landed: ReadonlySet<string>) => ['leftovers', ...landed].join('-');

/**
 * The chunk that a few small files of landings join, since each chunk costs a page two requests. It has to be a chunk of the
 * same landings: none of them loads what another page needs. One that all their pages load already gets them; else one that
 * only their pages load; else they travel with other leftovers.
 */
function chunkForSmall({ pages, size }: Shared, apart: readonly Shared[]): string {
  const landed = landingsOf(pages);
  if (size <= tiny) return everywhere;
  const alike = apart.filter((one) => isSame(landingsOf(one.pages), landed)).toSorted(bySize);
  const around = alike.find((one) => pages.isSubsetOf(one.pages));
  const within = alike.findLast((one) => one.pages.isSubsetOf(pages));
  const joined = around ?? within;
  return joined ? nameOf(joined) : leftovers(landed);
}

function readShared(): Shared[] {
  const { pages } = readPages();
  const all = pages.reduce((files, page) => files.union(page.files), new Set<string>());
  const bySharers = Map.groupBy(all, (file) =>
    pages
      .filter(({ files }) => files.has(file))
      .map(({ name }) => name)
      .join(' '),
  );
  return [...bySharers].map(([sharers, files]) => ({
    pages: new Set(sharers.split(' ')),
    files,
    size: files.reduce((sum, file) => sum + statSync(file).size, 0),
  }));
}

/** A chunk and the files that travel in it. */
export interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
  /** A group takes along what its files need, unless a group of a higher priority has it. */
  priority: number;
}

/**
 * The first paint waits for each file of styles, and each is a request: what landings share is styled by the file that every
 * page loads.
 */
const isStyledEverywhere = (file: string, { pages }: Shared) =>
  file.endsWith('.css.ts') && pages.size > 1 && !landings.isDisjointFrom(pages);

/** The chunks that files of ours travel in: with every page, with some that share a good deal, or with one. */
export function chunkGroups(): ChunkGroup[] {
  const { frame, pages } = readPages();
  const shared = readShared();
  const isForAll = (one: Shared) => landings.isSubsetOf(one.pages);
  const several = shared.filter((one) => !isForAll(one) && one.pages.size > 1);
  const apart = several.filter((one) => landingsOf(one.pages).size > 0 && one.size >= large);
  const landless = joined(several.filter((one) => landingsOf(one.pages).size === 0));
  const chunkFor = (one: Shared) => {
    if (one.pages.size === 1 || landingsOf(one.pages).size === 0) return nameOf(one);
    if (one.pages.size > pages.length / 2) return everywhere;
    if (isForAll(one)) return ofLandings;
    return apart.includes(one) ? nameOf(one) : chunkForSmall(one, apart);
  };

  const groups = [
    ...shared.filter((one) => !several.includes(one) || landingsOf(one.pages).size > 0),
    ...landless,
  ];
  const chunks = new Map<string, string>();
  // The browser's entry wakes the page as soon as it is evaluated: it is a chunk of its own, which comes last.
  for (const file of frame.files) if (!file.endsWith('/entry.client.tsx')) chunks.set(file, everywhere);
  for (const one of groups)
    for (const file of one.files)
      chunks.set(file, isStyledEverywhere(file, one) ? everywhere : chunkFor(one));
  // What more landings load goes first, then what more pages load.
  const priorityOf = (of: ReadonlySet<string>) => landingsOf(of).size * 50 + of.size;
  const priorities = new Map([
    ...groups.map((one) => [chunkFor(one), priorityOf(one.pages)] as const),
    [everywhere, 500] as const,
  ]);

  return [...priorities].map(([name, priority]) => ({
    name,
    priority,
    test: (id) => {
      const file = id.replace(/\?.*$/, '');
      return (baseStyles.test(file) ? everywhere : chunks.get(file)) === name;
    },
  }));
}
