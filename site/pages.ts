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
}

const app = fileURLToPath(new URL('app/', import.meta.url));
const pageOf = (file: string) => file.replace(/^routes\/(.+)\.tsx$/, '$1');
const pageRoutes = (routes as RouteConfigEntry[]).filter(({ file }) => file.endsWith('.tsx'));

/** The pages by the pattern of their addresses. */
export const pageAddresses = pageRoutes.map(({ path = '', file }) => ({
  path: `/${path}`,
  page: pageOf(file),
}));

/** What every page loads, and what each page loads besides. */
export function readPages(): { frame: ReadonlySet<string>; pages: PageFiles[] } {
  const moduleOf = importReader();
  const frame = reachOf([`${app}root.tsx`, `${app}entry.client.tsx`], moduleOf).now;
  const files = [...new Set(pageRoutes.map(({ file }) => file))];
  return {
    frame,
    pages: files.map((file) => ({
      name: pageOf(file),
      files: reachOf([app + file], moduleOf).now.difference(frame),
    })),
  };
}
