import type { GarmentPicture } from '../../studio/index.ts';
import type { Album } from '../catalogue/album.ts';
import type { Random } from '../random.ts';
import type { ProductRow } from '../rows.ts';

/** Floors, bedspreads and tables on which shoppers lay a thing to photograph it. */
const grounds = ['#b99b7c', '#8f8377', '#d9cfc2', '#6f7a80', '#c7b2a6', '#a3aa95', '#e3dcd3', '#7d6a5c'];

/** How a product is drawn, as its album knows it. */
function garmentOf(code: string, album: Album): GarmentPicture | undefined {
  const picture = album.pictures.get(code);
  return picture?.kind === 'garment' ? picture : undefined;
}

/** The kind of garment that a product is. */
export const kindOf = ({ pictures: [front] }: ProductRow, album: Album): string =>
  garmentOf(front?.code ?? '', album)?.shape ?? '';

/** Photographs of a product at home, as its buyer might have taken them: laid down askew, on a ground of their own. */
export function snapshotsOf(product: ProductRow, album: Album, random: Random): string[] {
  const ground = random.pick(grounds);
  const wanted = random.whole(1, Math.min(3, product.pictures.length));
  return random.shuffle(product.pictures).flatMap(({ code, alt }, i) => {
    const { shape, view, style } = garmentOf(code, album) ?? {};
    const height = view === 'close' ? 1.15 : 0.86;
    const turn = random.whole(-9, 9);
    if (i >= wanted || !shape || !view || !style) return [];
    const garment = { shape, view, style, x: 0.5, y: 0.5, height, turn };
    return [album.scene(`review-${code}`, { kind: 'scene', ground, garments: [garment] }, alt).code];
  });
}
