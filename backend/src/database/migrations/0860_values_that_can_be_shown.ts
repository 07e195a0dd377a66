import { sql, type Kysely } from 'kysely';

/** Largest number that JavaScript holds exactly. */
const safe = '9007199254740991';

const oneOf = (...values: string[]) => `(${values.map((value) => `'${value}'`).join(', ')})`;
const genders = oneOf('women', 'men', 'girls', 'boys');
const identifier = (column: string) => `${column} ~ '^[A-Za-z0-9_-]{1,64}$'`;
const degrees = (column: string, most: number) => `${column} between -${most} and ${most}`;
const withoutNull = (column: string) => `array_position(${column}, null) is null`;
const moment = (column: string) => `${column} between '1970-01-01 00:00Z' and '9999-12-30 00:00Z'`;

// Predicates of jsonpath in strict mode, on the item that a path leads to. What is missing makes one unknown, never true.
const text = (at: string) => `${at}.type() == "string"`;
const textOrNull = (at: string) => `(${text(at)} || ${at}.type() == "null")`;
const object = (at: string) => `${at}.type() == "object"`;
const like = (at: string, pattern: string) => `${text(at)} && ${at} like_regex "${pattern}"`;
const all = (...predicates: string[]) => predicates.join(' && ');
/** A list without an item for which a predicate on `@` is false or unknown. */
const list = (at: string, ofItem: string) =>
  `${at}.type() == "array" && !exists (${at}[*] ? (!exists (@ ? (${ofItem}))))`;
const both = (at: string) => all(object(at), text(`${at}."ru"`), text(`${at}."kk"`));
const picture = (at: string) =>
  all(object(at), like(`${at}."code"`, '^[A-Za-z0-9_-]+$'), both(`${at}."alt"`), text(`${at}."colour"`));
const json = (column: string, predicate: string) => `${column} @? 'strict $ ? (${predicate})'`;

const time = '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$';
const workDay = `(@.type() == "null" || (${all(object('@'), like('@."from"', time), like('@."to"', time))}))`;

const rule = all(
  object('@."rule"'),
  text('@."rule"."categoryUrl"'),
  textOrNull('@."rule"."collection"'),
  textOrNull('@."rule"."marker"'),
  like('@."rule"."sort"', '^(byPopularity|byNovelty|byDiscountDesc)$'),
  '@."rule"."count".type() == "number" && @."rule"."count" >= 1 && @."rule"."count".floor() == @."rule"."count"',
);
const mainBlock = all(
  object('@'),
  `((${all('@."type" == "banner"', text('@."slot"'))})
    || (${all('@."type" == "two_banners"', list('@."slots"', text('@')), '@."slots".size() == 2')})
    || (${all('@."type" == "categories"', both('@."title"'), list('@."categoryUrls"', text('@')))})
    || (${all('@."type" == "products"', both('@."title"'), text('@."url"'), rule)}))`,
);
const table = all(
  '@."type" == "table"',
  text('@."title"'),
  list('@."columns"', text('@')),
  '@."columns".size() >= 2',
  list('@."rows"', list('@', text('@'))),
  text('@."note"'),
);
const questions = all(
  '@."type" == "questions"',
  list('@."questions"', all(object('@'), text('@."question"'), text('@."html"'))),
);
const pageBlock = all(object('@'), `((${table}) || (${questions}))`);

const services = `array['has_fitting', 'cash_and_card', 'partial_redemption', 'cash_only', 'card_only',
  'has_refund', 'pay_on_delivery', 'has_qr_code']`;

/** Conditions on the columns of each table without which no page can show the row. */
const checks: Record<string, Record<string, string>> = {
  city: {
    id: 'id > 0',
    country: `country in ${oneOf('RU', 'KZ')}`,
    time_zone: 'is_time_zone(time_zone)',
    lat: degrees('lat', 90),
    lon: degrees('lon', 180),
  },
  metro_station: { lat: degrees('lat', 90), lon: degrees('lon', 180) },
  point: {
    type: `type in ${oneOf('store', 'postamat', 'post', 'pvz', 'shop')}`,
    lat: degrees('lat', 90),
    lon: degrees('lon', 180),
    work_hours: json('work_hours', all(list('@', workDay), '@.size() == 7')),
    format: `format in ${oneOf('standard', 'discount', 'kids')}`,
    services: `services <@ ${services} and ${withoutNull('services')}`,
    shop_now_status: `shop_now_status in ${oneOf('IS_OPEN', 'NOT_SALE')}`,
  },
  category: {
    id: 'id > 0',
    url: `url ~ '^[a-z0-9_-]+(/[a-z0-9_-]+){0,4}$' and length(url) <= 200`,
    gender: `gender in ${genders}`,
    kind: `kind in ${oneOf('branch', 'all', 'list')}`,
    picture: json('picture', picture('@')),
  },
  model: {
    slug: `slug ~ '^[A-Za-z0-9_-]{1,200}$'`,
    gender: `gender in ${genders}`,
    composition_codes: withoutNull('composition_codes'),
    collections: withoutNull('collections'),
    characteristics: json(
      'characteristics',
      list('@', all(object('@'), both('@."name"'), both('@."value"'))),
    ),
    care: json('care', list('@', all(object('@'), text('@."code"'), both('@."text"')))),
    size_table: json(
      'size_table',
      all(
        object('@'),
        list('@."measures"', both('@')),
        list('@."rows"', all(object('@'), text('@."size"'), list('@."values"', text('@')))),
      ),
    ),
    rating_average: 'rating_average between 0 and 5',
    rating_count: 'rating_count >= 0',
    created_at: moment('created_at'),
  },
  product: {
    id: identifier('id'),
    pictures: json('pictures', all(list('@', picture('@')), '@.size() > 0')),
    base_price_rub: `base_price_rub <= ${safe}`,
    base_price_kzt: `base_price_kzt <= ${safe}`,
    markers: withoutNull('markers'),
  },
  sku: { id: identifier('id') },
  kit: { id: identifier('id') },
  promotion: { id: identifier('id') },
  personal_price: { value: `value <= ${safe}` },
  banner: {
    gender: `gender in ${genders}`,
    words: json('words', all(object('@'), both('@."title"'), both('@."text"'), both('@."button"'))),
    mobile: json('mobile', picture('@')),
    desktop: json('desktop', picture('@')),
  },
  main_page: { gender: `gender in ${genders}`, blocks: json('blocks', list('@', mainBlock)) },
  content_page: {
    url: `url ~ '^[a-z0-9_]+(/[a-z0-9_]+){0,2}$' and length(url) <= 200`,
    blocks: json('blocks', all(object('@'), list('@."ru"', pageBlock), list('@."kk"', pageBlock))),
    updated: `updated between '1970-01-01' and '9999-12-30'`,
  },
  review: {
    size_fit: `size_fit in ${oneOf('small_size', 'match_size', 'large_size')}`,
    time_usage: `time_usage in ${oneOf('less_week', 'about_month', 'over_six_months')}`,
    text: `text ~ '\\S' and length(text) <= 1500`,
    advantages: 'length(advantages) <= 1500',
    disadvantages: 'length(disadvantages) <= 1500',
    state: `state in ${oneOf('moderation', 'published', 'rejected')}`,
    created_at: moment('created_at'),
  },
  question: {
    state: `state in ${oneOf('moderation', 'published', 'rejected')}`,
    created_at: moment('created_at'),
  },
};

const functions = [
  // An IANA name that PostgreSQL knows; its abbreviations and rules (MSK, UTC+3) are no names to others.
  `create function is_time_zone(name text) returns boolean language plpgsql immutable as $$
    begin
      if name !~ '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$' then return false; end if;
      perform timestamp '2000-01-01' at time zone name;
      return true;
    exception when invalid_parameter_value then
      return false;
    end
  $$`,
  // One writer of parents at a time: two that each see the other's category unchanged could make a cycle together.
  `create function category_outside_itself() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7246503);
      if exists (
        with recursive above(id) as (
          select new.parent_id
          union
          select category.parent_id from category join above on category.id = above.id
        )
        select from above where id = new.id
      ) then
        raise exception 'The category % stands below itself.', new.id
          using errcode = 'check_violation', table = 'category', column = 'parent_id',
            constraint = 'category_parent_id_valid';
      end if;
      return null;
    end
  $$`,
  `create trigger category_parent_id_valid after insert or update of parent_id on category
    for each row when (new.parent_id is not null) execute function category_outside_itself()`,
];

/** Older rows that break a constraint stay, and answers leave them out; no new row and no change may break it. */
async function addCheck(db: Kysely<never>, table: string, column: string, check: string): Promise<void> {
  const constraint = `${table}_${column}_valid`;
  await sql.raw(`alter table ${table} add constraint ${constraint} check (${check}) not valid`).execute(db);
  await sql
    .raw(
      `do $do$ begin
        alter table ${table} validate constraint ${constraint};
      exception when check_violation then
        raise warning 'Rows of ${table} cannot be shown: ${column} is not valid.';
      end $do$`,
    )
    .execute(db);
}

/** Refuses values that no page can show, and categories that stand below themselves. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of functions) await sql.raw(statement).execute(db);
  for (const [table, columns] of Object.entries(checks))
    for (const [column, check] of Object.entries(columns)) await addCheck(db, table, column, check);
}
