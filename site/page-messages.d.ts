declare module 'virtual:page-messages' {
  import type { Language } from '@rukav/contract';
  import type { Messages } from '@rukav/site/app/boot.tsx';

  /** The pages by the pattern of their addresses. */
  export const pages: { path: string; page: string }[];
  /** What loads a part of the messages, by language: `first`, `all`, or a page's name. */
  export const parts: Record<Language, Record<string, () => Promise<{ default: Partial<Messages> }>>>;
}

declare module 'virtual:page-messages/files' {
  /** Addresses of the files of messages by language and part: `ru/first`. Empty in development. */
  export const files: Partial<Record<string, string>>;
}
