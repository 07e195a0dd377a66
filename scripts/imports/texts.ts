/** Which texts of the store a module says, by the ids that its source names. */
import { readFileSync } from 'node:fs';

/** A string that may be an id. */
const plain = /['"`]([\w.-]+)['"`]/g;
/** A template that may come to an id: what is put into it may be any word. */
const template = /`((?:[a-z][\w-]*\.)[\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g;

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);

/** Which of these ids a source names, as they are or by a template. */
export function idsIn(source: string, ids: readonly string[]): string[] {
  const known = new Set(ids);
  const written = [...source.matchAll(plain)].flatMap(([, id = '']) => (known.has(id) ? [id] : []));
  const composed = [...source.matchAll(template)].flatMap(([, text = '']) => {
    const parts = text.split(/\$\{[^}]*\}/).map(escaped);
    const pattern = new RegExp(`^${parts.join(String.raw`[\w.-]+`)}$`);
    return ids.filter((id) => pattern.test(id));
  });
  return [...written, ...composed];
}

/** Says which of these ids some files name. Each file is read once. */
export function textReader(ids: readonly string[]): (files: Iterable<string>) => Set<string> {
  const read = new Map<string, string[]>();
  return (files) =>
    new Set(
      [...files].flatMap((file) => {
        const named = read.get(file) ?? idsIn(readFileSync(file, 'utf8'), ids);
        read.set(file, named);
        return named;
      }),
    );
}
