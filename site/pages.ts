/** The pages of the site by what their modules import. Read while the site is built, so that nobody keeps lists of files. */
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { importReader, reachOf } from '../scripts/imports/reach.ts';
import routes from './app/routes.ts';

/** A page of the site. */
export interface PageFiles {
  /** The name of its route's file: `cart` for `routes/cart.tsx`. */
  name: string;
  /** Every file that is loaded with it beyond the frame's. Absolute paths. */
  files: ReadonlySet<string>;
  /** Those, and what it draws later without a modal. */
  drawn: ReadonlySet<string>;
}

const app = fileURLToPath(new URL('app/', import.meta.url));
const pageOf = (file: string) => file.replace(/^routes\/(.+)\.tsx$/, '$1');

/** A route that draws a page, with the files of the layouts around it. */
interface PageRoute {
  path: string;
  file: string;
  layouts: readonly string[];
}

/** The pages among routes; a layout has no path of its own. */
const pagesOf = (entries: readonly RouteConfigEntry[], layouts: readonly string[] = []): PageRoute[] =>
  entries.flatMap(({ path = '', file, children }) =>
    children ? pagesOf(children, [...layouts, file]) : [{ path, file, layouts }],
  );

const pageRoutes = pagesOf(routes).filter(({ file }) => file.endsWith('.tsx'));

/** The pages by the pattern of their addresses. */
export const pageAddresses = pageRoutes.map(({ path, file }) => ({
  path: `/${path}`,
  page: pageOf(file),
}));

const featureFile = (name: string) => fileURLToPath(import.meta.resolve(`@rukav/features/${name}`));

/**
 * What a page loads and does not draw: modals and toasts, which bring all texts with them; what one feature does when another
 * changes; and another page, loaded ahead.
 */
const undrawn = [`${app}Layers.tsx`, featureFile('wiring'), featureFile('product/view')];

/** What every page loads, and what each page loads besides. */
export function readPages(): { frame: PageFiles; pages: PageFiles[] } {
  const moduleOf = importReader();
  const read = (name: string, entries: string[]): PageFiles => {
    const { now, later } = reachOf(entries, moduleOf, undrawn);
    return { name, files: now, drawn: now.union(later) };
  };
  const frame = read('frame', [`${app}root.tsx`, `${app}entry.client.tsx`]);
  const entries = new Map(pageRoutes.map(({ file, layouts }) => [file, [...layouts, file]]));
  return {
    frame,
    pages: [...entries].map(([file, loaded]) => {
      const page = read(
        pageOf(file),
        loaded.map((each) => app + each),
      );
      return { ...page, files: page.files.difference(frame.files) };
    }),
  };
}
