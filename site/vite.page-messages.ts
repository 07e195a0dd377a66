import type { Language } from '@rukav/contract';
import type { Plugin } from 'vite';
import { textReader } from '../scripts/imports/texts.ts';
import { messageFiles, messageModule, readMessages } from '../vite.messages.ts';
import { pageAddresses, readPages } from './pages.ts';

const table = 'virtual:page-messages';
const languages: readonly Language[] = ['ru', 'kk'];

/** The ids that each page says: `first` on every page, then what each page's own modules say besides. */
export function pageIds(): Record<string, string[]> {
  const saidBy = textReader(Object.keys(readMessages('ru')));
  const { frame, pages } = readPages();
  const first = saidBy(frame.drawn);
  const ofPages = pages.map(({ name, drawn }): [string, string[]] => [
    name,
    [...saidBy(drawn).difference(first)],
  ]);
  return { first: [...first], ...Object.fromEntries(ofPages.filter(([, said]) => said.length > 0)) };
}

/** Addresses of the built files by language and part (`ru/first`). The browser's files are built before the server's. */
const built: Record<string, string> = {};

const loader = (language: Language, part: string) =>
  `${JSON.stringify(part)}: () => import('${table}/${language}/${part}')`;

/**
 * `virtual:page-messages`: which page an address is, and the messages by page and language, each a file that a browser
 * loads apart: `first` for what every page says, one a page, and `all`. A page's are the texts that its modules name, so
 * that nobody keeps a list. In development `first` is all of them, for a page may come to say more. `virtual:page-messages/files`
 * tells the server where they are; in development it is empty.
 */
export const pageMessages = (): Plugin => {
  let isDevelopment = false;
  let ids: Record<string, string[]> | undefined;

  return {
    name: 'rukav-page-messages',
    configResolved: ({ command }) => void (isDevelopment = command === 'serve'),
    resolveId: (id) => (id.startsWith(table) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${table}`)) return undefined;
      if (id === `\0${table}/files`) return `export const files = ${JSON.stringify(built)};`;
      ids ??= isDevelopment ? { first: [] } : pageIds();
      const [, language, part] = id.split('/') as [string, Language?, string?];

      if (language === undefined || part === undefined) {
        const parts = [...Object.keys(ids), 'all'];
        const loaders = languages.map(
          (each) => `${each}: { ${parts.map((name) => loader(each, name)).join(', ')} }`,
        );
        return `export const pages = ${JSON.stringify(pageAddresses)};\nexport const parts = { ${loaders.join(', ')} };`;
      }

      for (const file of messageFiles(language)) this.addWatchFile(file);
      const texts = readMessages(language);
      const wanted = part === 'all' || isDevelopment ? Object.keys(texts) : (ids[part] ?? []);
      return messageModule(Object.fromEntries(wanted.map((each) => [each, texts[each] ?? ''])));
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const [, part] = (file.type === 'chunk' && file.facadeModuleId?.split(`\0${table}/`)) || [];
        if (part !== undefined) built[part] = `/${file.fileName}`;
      }
    },
  };
};
