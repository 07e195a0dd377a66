import { readFileSync } from 'node:fs';

/** A query as somebody types it, with the answer that is right. */
export interface JudgedQuery {
  /** Kind of the query: forms of words, colours, typing mistakes and so on. */
  kind: string;
  locale: 'ru-RU' | 'kk-KZ';
  query: string;
  /**
   * Properties of the first goods, which have all of them. Parts of a category's address; `colour:`, `size:`, `for:` (gender), `of:` (composition) and
   * `name:` (part of the Russian name), each with alternatives by `|`; `any`. Or what is answered instead: `nothing`, `sale`
   * (goods with a discount), `new` (new goods) and `page:` (a page of the shop).
   */
  expected: readonly string[];
}

/** Reads a file of queries beside this one: `# kind`, and below it `ru | query | expected`. */
export function readJudgedQueries(file: 'judged.txt' | 'held.txt'): JudgedQuery[] {
  let kind = '';
  const queries: JudgedQuery[] = [];
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2);
    const [locale, query, expected] = line.split(' | ');
    if (query === undefined || expected === undefined) continue;
    queries.push({ kind, locale: locale === 'kk' ? 'kk-KZ' : 'ru-RU', query, expected: expected.split(' ') });
  }
  return queries;
}
