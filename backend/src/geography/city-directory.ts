import type { Country, Locale } from '@rukav/contract';

/** A city as a session knows it. */
export interface SessionCity {
  id: number;
  /** In the language that was asked for. */
  name: string;
  country: Country;
}

/** Where sessions look cities up. */
export interface CityDirectory {
  find: (id: number, locale: Locale) => Promise<SessionCity | undefined>;
  /** The city of a visitor who has not chosen one. Refuses with `catalogue_empty` where no city has been imported. */
  firstOf: (country: Country, locale: Locale) => Promise<SessionCity>;
}
