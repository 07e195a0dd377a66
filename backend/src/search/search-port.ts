import type { Language } from '@rukav/contract';

/** A model as search knows it: each text in every language that the store speaks. */
export interface SearchGoods {
  id: string;
  popularity: number;
  /** What it is called, by language. */
  names: Record<Language, string>;
  /** Names of the categories that it stands in. */
  categories: readonly string[];
  /** Names of its colours and of their families. */
  colours: readonly string[];
  /** The people it is for: women, boys. */
  audience: readonly string[];
  /** The names of its materials. */
  materials: readonly string[];
  /** Its collections and marks. */
  traits: readonly string[];
  /** Article numbers, found as a whole or by their beginning. */
  codes: readonly string[];
}

/** A category that can be suggested, with how popular its goods are together. */
export interface SearchCategory {
  id: number;
  names: Record<Language, string>;
  popularity: number;
}

/** What is to be found. */
export interface SearchContent {
  goods: readonly SearchGoods[];
  categories: readonly SearchCategory[];
  /** Words about the shop itself: no goods have them, and a mistyped one is corrected. */
  shopWords?: readonly string[];
}

/** What a beginning of a query may become. */
export interface Suggested {
  /** Whole queries, best first. */
  queries: string[];
  categoryIds: number[];
}

/** A text with words left out. */
export interface Loosened {
  /** The words that stay. */
  text: string;
  /** The words that are left out, as they were typed. */
  ignored: string[];
}

/** The search engine as the catalogue sees it. The default holds its index in memory; a retailer puts OpenSearch in its place. */
export interface SearchPort {
  /** Makes this the content that is found. Called whenever the catalogue was read anew; equal content costs nothing. */
  reindex: (content: SearchContent) => Promise<void>;
  /** Ids of the models that have every word of a text in some form, best first. */
  search: (text: string) => Promise<string[]>;
  /**
   * Corrects a text that has words by which nothing is found: mistyped, in the wrong keyboard layout, in Latin letters. Answers
   * null where every word is known, and where nothing helps with one of them.
   */
  correct: (text: string) => Promise<string | null>;
  /**
   * A text by which nothing is found without the words of lesser weight, as far as something is found then: «пальто с поясом» without
   * the belt. What a garment is, its colour, its material and whom it is for stay; null where nothing helps.
   */
  loosen: (text: string) => Promise<Loosened | null>;
  /** Tells that each word of a text is one of a language, or one that goods have in it. */
  isSpoken: (text: string, language: Language) => boolean;
  /** What a text may become while it is typed; mistakes are corrected on the way. */
  suggest: (text: string, language: Language, most: number) => Promise<Suggested>;
}
