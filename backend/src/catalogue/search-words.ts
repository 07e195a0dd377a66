import { sql, type Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { Database } from '../database/schema.ts';

/** A text as search reads it: «ё» is written «е» as often as not. */
const plain = (text: ReturnType<typeof sql>) => sql`translate(${text}, 'Ёё', 'Ее')`;

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
      concat_ws(' ', string_agg(distinct p.color_ru, ' '), string_agg(distinct c.name_ru, ' '), string_agg(distinct p.code, ' ')) as ru,
      concat_ws(' ', string_agg(distinct p.color_kk, ' '), string_agg(distinct c.name_kk, ' '), string_agg(distinct p.code, ' ')) as kk
    from model m
    join product p on p.model_id = m.id
    left join model_category mc on mc.model_id = m.id
    left join category c on c.id = mc.category_id
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

/** Makes models findable by what is written of them now. Call it in the transaction that changes the catalogue. */
export async function indexWords(db: Kysely<Database>): Promise<void> {
  await indexModels.execute(db);
  await db.deleteFrom('search_word').execute();
  for (const language of ['ru', 'kk'] as const) await wordsOf(language).execute(db);
}
