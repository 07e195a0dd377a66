import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nameStore } from '@rukav/brand/name-store.ts';
import type { Language } from '@rukav/contract';

const features = fileURLToPath(new URL('../../features/src/', import.meta.url));

function read(language: Language): Map<string, string> {
  const files = globSync(`${features}**/messages.${language}.json`);
  return new Map(
    files
      .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
      .map(([id, said]) => [id, nameStore(said, language)] as const),
  );
}
const texts: Record<Language, Map<string, string>> = { ru: read('ru'), kk: read('kk') };

/** The text of a message, as it is written in its file, with the store's name. */
export function text(language: Language, id: string): string {
  const found = texts[language].get(id);
  if (found === undefined) throw new Error(`There is no message "${id}" in ${language}.`);
  return found;
}

const escaped = (plain: string) => plain.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The whole of a message as a pattern: anything in place of its values, any kind of space for a space. */
export function says(language: Language, id: string): RegExp {
  const parts = text(language, id)
    .replaceAll(/<\/?\w+>/g, '')
    .split(/\{(?:[^{}]|\{[^{}]*\})*\}/);
  return new RegExp(
    `^\\s*${parts.map((part) => escaped(part).replaceAll(/\s+/g, String.raw`\s+`)).join('.+')}\\s*$`,
  );
}
