import type { ModelRow, Text } from '../rows.ts';
import type { Draft } from './drafts.ts';
import type { SizeScale } from './words.ts';

/** Scales that every model of a kind comes in whole: sizes of shoes, hands and waists, or one for all. */
const scales = {
  one: ['ONE SIZE'],
  socks: ['35-38', '39-42', '43-46'],
  'child-socks': ['23-26', '27-30', '31-34'],
  gloves: ['7', '8', '9', '10'],
  'child-gloves': ['3', '4', '5', '6'],
  belt: ['85', '90', '95'],
} satisfies Partial<Record<SizeScale, string[]>>;

/** The sizes of an accessory, smallest first; undefined for clothes. */
export const accessorySizes = (scale: SizeScale): string[] | undefined =>
  scale in scales ? scales[scale as keyof typeof scales] : undefined;

/** Where a size of an accessory stands among all sizes, behind those of clothes; undefined for clothes. */
export function accessoryPosition(size: string): number | undefined {
  if (scales.one.includes(size)) return 3000;
  return size.includes('-') ? 2000 + Number.parseInt(size, 10) : undefined;
}

const measures = {
  shoes: { ru: 'Размер обуви', kk: 'Аяқкиім өлшемі' },
  palm: { ru: 'Обхват ладони', kk: 'Алақан айналымы' },
  belt: { ru: 'Длина до среднего отверстия', kk: 'Ортаңғы тесікке дейінгі ұзындығы' },
  head: { ru: 'Обхват головы', kk: 'Бас айналымы' },
  width: { ru: 'Ширина', kk: 'Ені' },
  length: { ru: 'Длина', kk: 'Ұзындығы' },
  height: { ru: 'Высота', kk: 'Биіктігі' },
  depth: { ru: 'Глубина', kk: 'Тереңдігі' },
} satisfies Record<string, Text>;

type Sized = Pick<Draft, 'kind' | 'gender' | 'sizes'>;

type Measured = [measure: Text, value: string][];

/** What is measured of a kind that comes in one size. */
function ofOneSize({ kind, gender }: Sized): Measured {
  const isChild = gender === 'girls' || gender === 'boys';
  const bag = (width: string, height: string, depth: string): Measured => [
    [measures.width, width],
    [measures.height, height],
    [measures.depth, depth],
  ];
  switch (kind) {
    case 'scarf':
      return [
        [measures.length, '190'],
        [measures.width, '32'],
      ];
    case 'tote':
      return bag('38', '40', '10');
    case 'backpack':
      return isChild ? bag('26', '34', '11') : bag('30', '43', '14');
    default:
      return [[measures.head, isChild ? '50–54' : '55–60']];
  }
}

/** The hand that a glove fits: an inch of the palm a size. */
function palm(size: string): string {
  const most = Math.round(Number(size) * 2.7);
  return `${most - 1}–${most}`;
}

function measuredOf(draft: Sized, size: string): Measured {
  switch (draft.sizes) {
    case 'one':
      return ofOneSize(draft);
    case 'belt':
      return [[measures.belt, size]];
    case 'gloves':
    case 'child-gloves':
      return [[measures.palm, palm(size)]];
    default:
      return [[measures.shoes, size.replace('-', '–')]];
  }
}

/** The size table of an accessory, in centimetres. */
export function accessoryTable(draft: Sized, sizes: readonly string[]): ModelRow['sizeTable'] {
  const [first = ''] = sizes;
  return {
    measures: measuredOf(draft, first).map(([measure]) => measure),
    rows: sizes.map((size) => ({ size, values: measuredOf(draft, size).map(([, value]) => value) })),
  };
}
