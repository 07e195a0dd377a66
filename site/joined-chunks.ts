import { readFileSync } from 'node:fs';

/** Files that the same pages need. */
export interface Shared {
  pages: ReadonlySet<string>;
  files: readonly string[];
  /** Bytes of source. */
  size: number;
}

/** Some of them that travel together, with the packages that they need. */
interface Travelling extends Shared {
  packages: ReadonlySet<string>;
}

/** What a chunk of its own costs a page, in bytes of source: a request, and its name wherever the page's are listed. */
const request = 2500;
/** What a package from elsewhere is taken for, in bytes of source: it travels with the files that need it. */
const ofPackage = 15_000;
/** Packages that every page loads. */
const known = /^(?:react|react-dom|react-router|react-intl|effector|effector-react|@rukav\/.*)(?:\/|$)/;

const packagesOf = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|\} from) .*?'([^'.][^']*)';$/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !known.test(name)),
  );

/** Pages that many visits come by: what they load weighs as much as on so many others. */
const often: Readonly<Record<string, number>> = {
  search: 3,
  cart: 10,
  checkout: 3,
  'thank-you': 3,
  dopay: 3,
};

/** What all pages together load of them. */
const loadOf = ({ pages, size, packages }: Travelling) =>
  [...pages].reduce((sum, page) => sum + (often[page] ?? 1), 0) *
  (size + packages.size * ofPackage + request);
const together = (one: Travelling, other: Travelling): Travelling => ({
  pages: one.pages.union(other.pages),
  files: [...one.files, ...other.files],
  size: one.size + other.size,
  packages: one.packages.union(other.packages),
});

function joinedWhile(shared: readonly Travelling[]): readonly Travelling[] {
  let best: { one: Travelling; other: Travelling; saved: number } | undefined;
  for (const [place, one] of shared.entries())
    for (const other of shared.slice(place + 1)) {
      const saved = loadOf(one) + loadOf(other) - loadOf(together(one, other));
      if (saved >= (best?.saved ?? 0)) best = { one, other, saved };
    }
  if (!best) return shared;
  const { one, other } = best;
  return joinedWhile([...shared.filter((each) => each !== one && each !== other), together(one, other)]);
}

/**
 * Joins files into chunks for as long as pages load less of two chunks as one: the bytes that some of them load in vain weigh
 * less then than the request that all of them save.
 */
export const joined = (shared: readonly Shared[]): readonly Shared[] =>
  joinedWhile(
    shared.map((one) => ({
      ...one,
      packages: one.files.map(packagesOf).reduce((all, some) => all.union(some), new Set<string>()),
    })),
  );
