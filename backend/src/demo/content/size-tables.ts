import { accessorySizes } from '../catalogue/accessory-sizes.ts';
import { adultSizes, childSizes, sizeTable, waistSizes } from '../catalogue/sizes.ts';
import type { Pair } from '../data-files.ts';

/** A table of a page of text, in both languages. */
export interface PageTable {
  title: Pair;
  columns: Pair[];
  rows: Pair[][];
  note?: Pair;
}

/** A figure in both languages; a range stays in one line. */
const both = (text: string): Pair => {
  const whole = text.replaceAll(/[-–]/g, '\u2060–\u2060');
  return [whole, whole];
};
const sizeColumn: Pair = ['Размер', 'Өлшем'];

type Scale = Parameters<typeof sizeTable>[0];

/** The same measures that the page of a garment shows, for all sizes of a scale. */
function measured(title: Pair, scale: Scale, sizes: readonly string[]): PageTable {
  const { measures, rows } = sizeTable(scale, sizes);
  return {
    title,
    columns: [sizeColumn, ...measures.map(({ ru, kk }): Pair => [ru, kk])],
    rows: rows.map(({ size, values }) => [both(size), ...values.map(both)]),
  };
}

/** Clothes of grown-ups: the Russian size, the letter that means the same, and the body it fits. */
function grownUp(title: Pair, gender: 'women' | 'men'): PageTable {
  const sizes = adultSizes(gender);
  const table = measured(
    title,
    { kind: '', gender, sizes: 'ru' },
    sizes.map(({ russian }) => russian),
  );
  const [first = sizeColumn, ...measures] = table.columns;
  return {
    ...table,
    columns: [first, ['Буквенный', 'Әріппен'], ...measures],
    rows: table.rows.map(([size = both(''), ...values], i) => [
      size,
      both(sizes[i]?.letter ?? '—'),
      ...values,
    ]),
  };
}

const accessory = (title: Pair, sizes: 'gloves' | 'child-gloves') =>
  measured(title, { kind: '', gender: 'women', sizes }, accessorySizes(sizes) ?? []);

/** All sizes that the demo shop sells, scale by scale. */
export const sizeTables = (): PageTable[] => [
  grownUp(['Женская одежда', 'Әйелдер киімі'], 'women'),
  grownUp(['Мужская одежда', 'Ерлер киімі'], 'men'),
  measured(['Джинсы и брюки', 'Джинсы мен шалбар'], { kind: '', gender: 'men', sizes: 'waist' }, waistSizes),
  measured(['Детская одежда', 'Балалар киімі'], { kind: '', gender: 'girls', sizes: 'height' }, childSizes),
  accessory(['Перчатки', 'Қолғап'], 'gloves'),
  accessory(['Детские перчатки', 'Балалар қолғабы'], 'child-gloves'),
];
