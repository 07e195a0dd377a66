import type { ScenePicture } from '../../studio/index.ts';
import type { Album } from '../catalogue/album.ts';
import { rootUrl } from '../catalogue/categories.ts';
import { windowsOf } from '../catalogue/demo-catalogue.ts';
import type { Draft } from '../catalogue/drafts.ts';
import { shapeOf } from '../catalogue/shape.ts';
import { type Pair, readData, text } from '../data-files.ts';
import type { BannerRow, Gender, MainBlockRow, MainPageRow, ProductsRule } from '../rows.ts';
import { typeset } from '../typeset.ts';

type BannerLine = [
  slot: string,
  gender: Gender,
  titleRu: string,
  titleKk: string,
  textRu: string,
  textKk: string,
  buttonRu: string,
  buttonKk: string,
  url: string,
  ground: string,
  garments: string[],
];

type PageLine = [
  gender: Gender,
  titleRu: string,
  titleKk: string,
  first: [string],
  pair: [string, string],
  categories: string[],
];

interface BannerData {
  banners: BannerLine[];
  pages: PageLine[];
  titles: Record<'new' | 'hits' | 'sale' | 'categories', Pair>;
}

const data = readData<BannerData>('banners.json');

/** Where garments lie: on a desktop in the right half, on a phone in the lower two thirds; the rest is for type. */
const places = {
  desktop: {
    2: [
      [0.6, 0.51, 0.84, -5],
      [0.83, 0.5, 0.78, 6],
    ],
    3: [
      [0.56, 0.51, 0.84, -5],
      [0.73, 0.5, 0.86, 3],
      [0.86, 0.55, 0.62, 7],
    ],
  },
  mobile: {
    2: [
      [0.36, 0.62, 0.56, -6],
      [0.7, 0.68, 0.5, 7],
    ],
    3: [
      [0.26, 0.6, 0.5, -8],
      [0.73, 0.6, 0.52, 6],
      [0.48, 0.77, 0.38, -2],
    ],
  },
} as const;

/** Whether a draft is drawn as a banner speaks of it: in a pattern, a fabric or with a print by name; otherwise calmly. */
function suits({ colourways: [first] }: Draft, look: string | undefined): boolean {
  const { style } = first ?? {};
  if (!style) return false;
  if (look === 'print') return style.print !== undefined;
  return look
    ? style.pattern?.type === look || style.fabric === look
    : style.print === undefined && style.pattern?.type !== 'motif';
}

/** A garment for each that a banner names, such as `coat` or `childdress:floral`, in colours that differ. */
function choose(drafts: readonly Draft[], garments: readonly string[], turn: number): Draft[] {
  const families = new Set<string>();
  const taken = new Set<Draft>();
  return garments.flatMap((garment, i) => {
    const [kind, look] = garment.split(':');
    const suitable = drafts.filter((draft) => draft.kind === kind && suits(draft, look) && !taken.has(draft));
    const from = (turn * 3 + i) % Math.max(1, suitable.length);
    const rotated = [...suitable.slice(from), ...suitable.slice(0, from)];
    const chosen =
      rotated.find(({ colourways: [first] }) => first && !families.has(first.family)) ?? rotated[0];
    if (!chosen?.colourways[0]) throw new Error(`No model suits "${garment}" of a banner.`);
    families.add(chosen.colourways[0].family);
    taken.add(chosen);
    return [chosen];
  });
}

/** What is smaller than clothes, by how much of the height that clothes take. */
const small: Readonly<Record<string, number>> = { beanie: 0.52 };

function sceneOf(drafts: readonly Draft[], ground: string, device: 'desktop' | 'mobile'): ScenePicture {
  const laid = places[device][drafts.length === 2 ? 2 : 3];
  const garments = drafts.flatMap((draft, i) => {
    const [first] = draft.colourways;
    const [x, y, place, turn] = laid[i] ?? [0.5, 0.5, 0.5, 0];
    const height = place * (small[draft.kind] ?? 1);
    return first
      ? [{ shape: shapeOf(draft), view: 'front' as const, style: first.style, x, y, height, turn }]
      : [];
  });
  return { kind: 'scene', ground, garments };
}

/** The banners of all main pages; their pictures go into the album. */
export function fillBanners(seed: string, album: Album): BannerRow[] {
  const windows = windowsOf(seed);
  return data.banners.map(
    ([slot, gender, titleRu, titleKk, ru, kk, buttonRu, buttonKk, url, ground, garments], i) => {
      const drafts = choose(windows.get(gender) ?? [], garments, i);
      const title = typeset({ ru: titleRu, kk: titleKk });
      return {
        slot,
        gender,
        title,
        text: typeset({ ru, kk }),
        button: { ru: buttonRu, kk: buttonKk },
        url,
        mobile: album.scene(`${slot}-tall`, sceneOf(drafts, ground, 'mobile'), title),
        desktop: album.scene(`${slot}-wide`, sceneOf(drafts, ground, 'desktop'), title),
      };
    },
  );
}

function productsBlock(title: Pair, root: string, query: string, rule: Partial<ProductsRule>): MainBlockRow {
  const whole: ProductsRule = {
    categoryUrl: `${root}/vse`,
    collection: null,
    marker: null,
    sort: 'byPopularity',
    count: 12,
    ...rule,
  };
  return { type: 'products', title: text(title), url: `/catalog/${root}/vse${query}`, rule: whole };
}

/** The four main pages, block by block. */
export function demoMainPages(): MainPageRow[] {
  const { titles } = data;
  return data.pages.map(([gender, ru, kk, [slot], slots, categories]) => {
    const root = rootUrl(gender);
    const categoryUrls = categories.map((path) => `${root}/${path}`);
    return {
      gender,
      title: { ru, kk },
      blocks: [
        { type: 'banner', slot },
        { type: 'categories', title: text(titles.categories), categoryUrls },
        productsBlock(titles.new, root, '?sort=byNovelty', { sort: 'byNovelty' }),
        { type: 'two_banners', slots },
        productsBlock(titles.hits, root, '', {}),
        productsBlock(titles.sale, root, '?sort=byDiscountDesc', { sort: 'byDiscountDesc', marker: 'sale' }),
      ],
    };
  });
}
