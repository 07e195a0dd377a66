import type { Kysely } from 'kysely';
import type { Country, Currency, Language } from '@rukav/contract';
import { cashbackFor } from '@rukav/contract/loyalty/levels.ts';
import type { ProductPrice } from '@rukav/contract/product/schemas.ts';
import type { Database } from '../database/schema.ts';
import { startOfToday } from '../delivery/index.ts';
import { levelOfAccount } from '../loyalty/index.ts';

/** A member who looks at a product. */
interface Reader {
  accountId: string;
  country: Country;
  currency: Currency;
  language: Language;
  now: Date;
  /** Whether personal prices are switched on. */
  isOn: boolean;
}

const cashbackName: Record<Language, string> = { ru: 'Кешбэк', kk: 'Кешбэк' };

const findPersonal = (db: Kysely<Database>, productId: string, { accountId, currency, now }: Reader) =>
  db
    .selectFrom('personal_price')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('currency', '=', currency)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', startOfToday(now, currency))]))
    .executeTakeFirst();

/** A price as a member pays it: one's own where it is lower, and the bonuses that come for it (PDP-22, PDP-23). */
export async function priceFor(
  db: Kysely<Database>,
  productId: string,
  price: ProductPrice,
  reader: Reader,
): Promise<ProductPrice> {
  const common = price.discountPrice ?? price.basePrice;
  const personal = reader.isOn ? await findPersonal(db, productId, reader) : undefined;
  if (personal && personal.value < common) {
    const name = reader.language === 'kk' ? personal.name_kk : personal.name_ru;
    const discounts = [{ name, amount: common - personal.value }];
    return { ...price, personalPrice: { value: personal.value, discounts } };
  }
  // Bonuses come for goods at their full price alone (CLUB-13).
  if (price.discountPrice !== null) return price;
  const { level } = await levelOfAccount(db, reader.accountId, reader.country);
  const amount = cashbackFor(price.basePrice, level, reader.country);
  const actionName = cashbackName[reader.language];
  return { ...price, potentialBonus: amount > 0 ? [{ actionCode: 'cashback', actionName, amount }] : [] };
}
