import { sql, type Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { Gender } from '../database/columns.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';

/** A text as search reads it: «ё» is written «е» as often as not. */
const plain = (text: ReturnType<typeof sql>) => sql`translate(${text}, 'Ёё', 'Ее')`;

/** What people write of those whom a garment is for. */
const audiences: Record<Language, Record<Gender, string>> = {
  ru: {
    women: 'женский женщинам',
    men: 'мужской мужчинам',
    girls: 'детский девочкам',
    boys: 'детский мальчикам',
  },
  kk: { women: 'әйелдер', men: 'ерлер', girls: 'балалар қыздар', boys: 'балалар ұлдар' },
};

const audience = (language: Language) => sql`${JSON.stringify(audiences[language])}::jsonb ->> m.gender`;

const indexModels = sql`
  update model set
    words_ru = setweight(to_tsvector('russian', ${plain(sql`name_ru`)}), 'A')
      || setweight(to_tsvector('russian', ${plain(sql`more.ru`)}), 'B')
      || setweight(to_tsvector('russian', ${plain(sql`composition_ru || ' ' || description_ru`)}), 'C'),
    words_kk = setweight(to_tsvector('simple', ${plain(sql`name_kk`)}), 'A')
      || setweight(to_tsvector('simple', ${plain(sql`more.kk`)}), 'B')
      || setweight(to_tsvector('simple', ${plain(sql`composition_kk || ' ' || description_kk`)}), 'C')
  from (
    select m.id,
      concat_ws(' ', ${audience('ru')}, string_agg(distinct p.color_ru, ' '), string_agg(distinct f.ru, ' '),
        string_agg(distinct c.name_ru, ' '), string_agg(distinct p.code, ' ')) as ru,
      concat_ws(' ', ${audience('kk')}, string_agg(distinct p.color_kk, ' '), string_agg(distinct f.kk, ' '),
        string_agg(distinct c.name_kk, ' '), string_agg(distinct p.code, ' ')) as kk
    from model m
    join product p on p.model_id = m.id
    left join model_category mc on mc.model_id = m.id
    left join category c on c.id = mc.category_id
    left join caption f on f.kind = 'color' and f.code = p.color_family
    group by m.id
  ) more
  where more.id = model.id`;

/** Names, colours, categories and materials: not descriptions, whose words are too many to correct to. */
const wordsOf = (language: Language) => {
  const column = (name: string) => sql.ref(`${name}_${language}`);
  return sql`
    insert into search_word (language, word, models)
    select ${language}, word, count(*) from (
      select distinct id, lower(${plain(sql`word`)}) as word
      from (
        select m.id, concat_ws(' ', ${column('m.name')}, ${column('m.composition')}, ${column('p.color')}, ${column('c.name')}) as text
        from model m
        join product p on p.model_id = m.id
        left join model_category mc on mc.model_id = m.id
        left join category c on c.id = mc.category_id
      ) texts, regexp_split_to_table(text, '[^[:alpha:]]+') as word
      where length(word) > 2
    ) words
    group by word`;
};

/** Indexes a catalogue that nobody has indexed yet. */
export async function indexWordsOnce(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (select from model) and not exists (select from search_word) as is_due
  `.execute(db);
  if (rows[0]?.is_due) await transaction(db, indexWords);
}

/** Makes models findable by what is written of them now. Call it in the transaction that changes the catalogue. */
export async function indexWords(db: Kysely<Database>): Promise<void> {
  await indexModels.execute(db);
  await db.deleteFrom('search_word').execute();
  for (const language of ['ru', 'kk'] as const) await wordsOf(language).execute(db);
}
