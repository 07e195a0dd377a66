import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Language } from '@rukav/contract';
import type { Plugin } from 'vite';
import { nameStore } from './brand/name-store.ts';

const features = fileURLToPath(new URL('features/src', import.meta.url));
const prefix = 'virtual:messages/';

/** All messages of a language, id to text, with the store's name in them. Throws on an id that two features use. */
export function readMessages(language: Language): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const file of messageFiles(language)) {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(texts)) {
      if (id in messages) throw new Error(`${file}: the id "${id}" is already used by another feature.`);
      messages[id] = nameStore(text, language);
    }
  }
  return messages;
}

/** The type of a part that is nothing but text. */
const literal = 0;

/** Compiled ahead, so that the ICU parser never ships. A part that is text travels as that text alone. */
const compile = (text: string) =>
  parse(text, { captureLocation: false }).map((part) => (part.type === literal ? part.value : part));

/** A module whose default export is these messages, compiled ahead of time. */
export function messageModule(texts: Record<string, string>): string {
  const compiled = Object.entries(texts).map(([id, text]) => [id, compile(text)]);
  return `const whole = (part) => (typeof part === 'string' ? { type: 0, value: part } : part);
export default Object.fromEntries(Object.entries(${JSON.stringify(Object.fromEntries(compiled))}).map(([id, parts]) => [id, parts.map(whole)]));`;
}

/** The files that hold a language's messages. */
export const messageFiles = (language: Language) =>
  globSync(`**/messages.${language}.json`, { cwd: features })
    .toSorted()
    .map((file) => `${features}/${file}`);

/** `virtual:messages/ru` and `virtual:messages/kk`: every feature's messages of a language, compiled ahead of time. */
export const messages = (): Plugin => ({
  name: 'rukav-messages',
  resolveId: (id) => (/^virtual:messages\/(?:ru|kk)$/.test(id) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const language = id.slice(prefix.length + 1) as Language;
    for (const file of messageFiles(language)) this.addWatchFile(file);
    return messageModule(readMessages(language));
  },
});
