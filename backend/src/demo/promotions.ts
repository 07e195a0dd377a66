import type { Kysely } from 'kysely';
import type { Country } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { demoCities } from './geography/cities.ts';

const day = 86_400_000;

/** A code of the demo. */
export interface DemoCode {
  code: string;
  percent: number;
  /** Days from the first start of the demo. */
  from?: number;
  until?: number;
  country?: Country;
  city?: string;
  /** From this sum of goods, minor units. */
  fromSum?: { RUB: number; KZT: number };
  isOnce?: boolean;
  isWithPromotions?: boolean;
  isFullPriceOnly?: boolean;
  isPaused?: boolean;
  mostUses?: number;
  uses?: number;
}

/** The codes of the demo: each shows one thing that a code can do or be refused for. Read at `/dev/promotions`. */
export const demoCodes: readonly DemoCode[] = [
  { code: 'STYLE10', percent: 10 },
  { code: 'WELCOME15', percent: 15, isOnce: true },
  {
    code: 'BIG20',
    percent: 20,
    fromSum: { RUB: 2_000_000, KZT: 10_000_000 },
  },
  { code: 'FULL15', percent: 15, isFullPriceOnly: true },
  { code: 'SOLO25', percent: 25, isWithPromotions: false },
  { code: 'KAZAN10', percent: 10, city: 'Казань' },
  { code: 'QAZAQ10', percent: 10, country: 'KZ' },
  { code: 'FUTURE', percent: 30, from: 30 },
  { code: 'SUMMER', percent: 30, from: -60, until: -1 },
  { code: 'LAST1', percent: 30, mostUses: 1, uses: 1 },
  { code: 'PAUSED', percent: 30, isPaused: true },
  { code: 'CLUB12', percent: 12, until: 180, isOnce: true },
  { code: 'CLUB20', percent: 20, until: 90, isOnce: true, fromSum: { RUB: 1_000_000, KZT: 5_000_000 } },
];

/** Coupons of the demo's club, each with the code that it makes hold. */
const demoCoupons = [
  { id: 'welcome', code: 'CLUB12', title_ru: 'На любые вещи', title_kk: 'Кез келген затқа' },
  { id: 'wardrobe', code: 'CLUB20', title_ru: 'На большую покупку', title_kk: 'Үлкен саудаға' },
];

/** What all promotions and codes have: a share, a time, a place. */
const termsOf = (
  { percent, from = -1, until, country, city }: Partial<DemoCode> & { percent: number },
  now: Date,
) => ({
  percent,
  country: country ?? null,
  city_ids:
    city === undefined ? null : demoCities().flatMap(({ id, name }) => (name.ru === city ? [id] : [])),
  starts_at: new Date(now.getTime() + from * day),
  ends_at: until === undefined ? null : new Date(now.getTime() + until * day),
});

const demoCodeRows = (now: Date) =>
  demoCodes.map((demo) => ({
    ...termsOf(demo, now),
    code: demo.code,
    from_sum_rub: demo.fromSum?.RUB ?? null,
    from_sum_kzt: demo.fromSum?.KZT ?? null,
    is_once: demo.isOnce ?? false,
    is_with_promotions: demo.isWithPromotions ?? true,
    is_full_price_only: demo.isFullPriceOnly ?? false,
    is_paused: demo.isPaused ?? false,
    most_uses: demo.mostUses ?? null,
    uses: demo.uses ?? 0,
  }));

/** Rows of the demo's promotions: two accessories together, and one look of the shop as a kit. */
const demoPromotionRows = (accessories: number[], kit: string[], now: Date) => {
  const terms = termsOf({ percent: 15 }, now);
  return [
    {
      ...terms,
      id: 'accessories-15',
      name_ru: 'Два аксессуара — скидка 15 %',
      name_kk: 'Екі аксессуар — 15 % жеңілдік',
      category_ids: accessories,
      product_ids: [] as string[],
      is_kit: false,
      from_pieces: 2,
      position: 1,
    },
    {
      ...terms,
      id: 'kit-15',
      name_ru: 'Образ целиком — скидка 15 %',
      name_kk: 'Тұтас образ — 15 % жеңілдік',
      category_ids: [] as number[],
      product_ids: kit,
      is_kit: true,
      from_pieces: 1,
      position: 2,
    },
  ];
};

/** Writes the demo's promotions and codes; those that are there stay as they are. */
export async function seedPromotions(db: Kysely<Database>, now: Date): Promise<void> {
  const accessories = await db
    .selectFrom('category')
    .select('id')
    .where('url', 'like', '%/aksessuary%')
    .orderBy('id')
    .execute();
  const first = await db
    .selectFrom('kit')
    .select(({ fn }) => fn.min('id').as('id'))
    .executeTakeFirst();
  const kit = await db
    .selectFrom('kit_product')
    .select('product_id')
    .where('kit_id', '=', first?.id ?? '')
    .orderBy('position')
    .execute();
  const promotions = demoPromotionRows(
    accessories.map(({ id }) => id),
    kit.map(({ product_id }) => product_id),
    now,
  );
  await db
    .insertInto('promotion')
    .values(promotions)
    .onConflict((row) => row.doNothing())
    .execute();
  await db
    .insertInto('promo_code')
    .values(demoCodeRows(now))
    .onConflict((row) => row.doNothing())
    .execute();
  await db
    .insertInto('coupon')
    .values(demoCoupons)
    .onConflict((row) => row.doNothing())
    .execute();
}
