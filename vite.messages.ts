import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const features = fileURLToPath(new URL('features/src', import.meta.url));
const prefix = 'virtual:messages/';

/** All messages of a language, id to text. Throws on an id that two features use. */
export function readMessages(language: 'ru' | 'kk'): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const file of globSync(`**/messages.${language}.json`, { cwd: features }).toSorted()) {
    const texts = JSON.parse(readFileSync(`${features}/${file}`, 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(texts)) {
      if (id in messages) throw new Error(`${file}: the id "${id}" is already used by another feature.`);
      messages[id] = text;
    }
  }
  return messages;
}

/** The type of a part that is nothing but text. */
const literal = 0;

/** Compiled ahead, so that the ICU parser never ships. A part that is text travels as that text alone. */
const compile = (text: string) =>
  parse(text, { captureLocation: false }).map((part) => (part.type === literal ? part.value : part));

/** What only layers above the pages say; they wait for all messages before they are drawn. */
const ofLayers = [
  /^main\.gender\./,
  /^shell\.(?:locale\.(?:title|note|close|failed)|menu\.(?:title|close))$/,
  /^catalogue\.filters\.(?:apply|applyUncounted|unchanged|close)$/,
];

/**
 * What every page says, and what a list of products, a product's page or the cart says besides; the rest are the messages
 * of `later`.
 */
const early = {
  first:
    /^(?:shell|main|content|errors)\.|^catalogue\.(?:breadcrumbs|price\.(?:old|current)|colours|tile)|^cart\.(?:title$|widget)|^profile\.(?:account|signIn)(?:\.named)?$/,
  list: /^(?:catalogue|search)\./,
  product: /^product\.|^cart\.add\.|^reviews\.section\./,
  cart: /^cart\./,
};

const partOf = (id: string) => {
  if (ofLayers.some((layer) => layer.test(id))) return 'later';
  if (early.first.test(id)) return 'first';
  if (early.list.test(id)) return 'list';
  if (early.product.test(id)) return 'product';
  return early.cart.test(id) ? 'cart' : 'later';
};

/**
 * `virtual:messages/ru` and `virtual:messages/kk`: every feature's messages of a language, compiled ahead of time. With
 * `/first`, `/list`, `/product`, `/cart` or `/later` behind, one of its five parts, which a browser loads apart.
 */
export const messages = (): Plugin => ({
  name: 'rukav-messages',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const [name, part] = id.slice(prefix.length + 1).split('/');
    const language = name === 'kk' ? 'kk' : 'ru';
    for (const file of globSync(`**/messages.${language}.json`, { cwd: features })) {
      this.addWatchFile(`${features}/${file}`);
    }
    const compiled = Object.entries(readMessages(language))
      .filter(([key]) => part === undefined || partOf(key) === part)
      .map(([key, text]) => [key, compile(text)]);
    const written = JSON.stringify(Object.fromEntries(compiled));
    return `const whole = (part) => (typeof part === 'string' ? { type: 0, value: part } : part);
export default Object.fromEntries(Object.entries(${written}).map(([id, parts]) => [id, parts.map(whole)]));`;
  },
});
