import { type Pair, readData, text } from '../data-files.ts';
import type { CategoryRow, Gender } from '../rows.ts';
import type { Album } from './album.ts';
import type { Draft } from './drafts.ts';
import { shapeOf } from './shape.ts';
import { assortment, entry } from './words.ts';

interface Tree {
  roots: [gender: Gender, url: string, ru: string, kk: string][];
  names: Record<string, Pair>;
  order: string[];
  grounds: string[];
}

const tree = readData<Tree>('categories.json');

/** The path of a gender's root below /catalog. */
export const rootUrl = (gender: Gender) => tree.roots.find(([own]) => own === gender)?.[1] ?? '';

const parentOf = (path: string) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null);

/** The categories of a gender below its root, parents before children, in the order of the menu. */
function pathsOf(gender: Gender): string[] {
  const leaves = new Set(entry(assortment, gender).map(([, path]) => path));
  const all = new Set(['vse', ...[...leaves].flatMap((path) => [parentOf(path) ?? path, path])]);
  const place = (path: string) => tree.order.indexOf(path.split('/')[0] ?? '');
  return [...all].toSorted((a, b) => place(a) - place(b) || a.length - b.length);
}

const holds = (path: string, { category }: Draft) =>
  path === 'vse' || category === path || category.startsWith(`${path}/`);

/** Two garments of a category in different colours on its ground, of two kinds where it has them; one when it has no second. */
function tilePicture(album: Album, gender: Gender, path: string, drafts: readonly Draft[], ground: string) {
  const name = entry(tree.names, path);
  const [front] = drafts;
  if (!front) throw new Error(`The category ${gender} ${path} has no models to show.`);
  const contrasts = drafts.filter((draft) => draft.colourways[0]?.family !== front.colourways[0]?.family);
  const other = contrasts.find(({ kind }) => kind !== front.kind) ?? contrasts[0];
  const place = (draft: Draft, x: number, y: number, height: number, turn: number) => {
    const style = draft.colourways[0]?.style;
    return style ? [{ shape: shapeOf(draft), view: 'front' as const, style, x, y, height, turn }] : [];
  };
  const garments = other
    ? [...place(other, 0.64, 0.4, 0.56, 5), ...place(front, 0.4, 0.58, 0.62, -4)]
    : place(front, 0.5, 0.5, 0.74, 0);
  const alt = { ru: name[0], kk: name[1] };
  return album.scene(`${rootUrl(gender)}-${path}`, { kind: 'scene', ground, garments }, alt);
}

/** The whole tree: four roots, in each `vse`, and the categories of its assortment. */
export function categoriesOf(drafts: ReadonlyMap<Gender, readonly Draft[]>, album: Album): CategoryRow[] {
  return tree.roots.flatMap(([gender, root, ru, kk], rootIndex) => {
    const ofRoot = drafts.get(gender) ?? [];
    const rootId = (rootIndex + 1) * 100;
    const paths = pathsOf(gender);
    const ids = new Map(paths.map((path, i) => [path, rootId + i + 1]));
    const groundOf = (i: number) => tree.grounds[(i + rootIndex * 2) % tree.grounds.length] ?? '#e4ddd1';
    const picture = (path: string, i: number) =>
      tilePicture(
        album,
        gender,
        path,
        ofRoot.filter((draft) => holds(path, draft)),
        groundOf(i),
      );
    const rows = paths.map((path, i): CategoryRow => {
      const parent = parentOf(path);
      return {
        id: rootId + i + 1,
        parentId: parent === null ? rootId : (ids.get(parent) ?? rootId),
        url: `${root}/${path}`,
        name: text(entry(tree.names, path)),
        gender,
        position: paths.filter((other) => parentOf(other) === parent).indexOf(path),
        kind: path === 'vse' ? 'all' : 'list',
        picture: picture(path, i),
      };
    });
    const branch: CategoryRow = {
      id: rootId,
      parentId: null,
      url: root,
      name: { ru, kk },
      gender,
      position: rootIndex,
      kind: 'branch',
      picture: picture('vse', 3),
    };
    return [branch, ...rows];
  });
}
