import { z } from 'zod';
import { CityId, Country, Currency, Language, Locale } from '../values.ts';
import { visibleFlags, type VisibleFlags } from '../visible-flags.ts';

/** Whether somebody is signed in; who it is, is the account's to say. */
export const Actor = z.enum(['guest', 'member']);
export type Actor = z.infer<typeof Actor>;

const switches = Object.keys(visibleFlags) as readonly (keyof VisibleFlags)[];
const flags = Object.fromEntries(switches.map((name) => [name, z.boolean()]));

/** Where a visitor is, what they read, and whether they are signed in. */
export const Session = z.object({
  locale: Locale,
  country: Country,
  lang: Language,
  currency: Currency,
  cityId: z.int(),
  cityName: z.string(),
  actor: Actor,
  flags: z.object(flags as Record<keyof VisibleFlags, z.ZodBoolean>),
});
export type Session = z.infer<typeof Session>;

/** Reads what the session says; starts no session. */
export const GetSession = { response: Session };

/** Changes country and language; a cart is priced anew in the country's currency (I18N-07). */
export const SetLocale = {
  body: z.object({ country: Country, lang: Language }),
  response: Session,
};

export const SetCity = { body: z.object({ cityId: CityId }), response: Session };

export const DeviceType = z.enum(['mobile', 'tablet', 'desktop']);
export const SetDeviceType = { body: z.object({ deviceType: DeviceType }), response: z.object({}) };

/** The server's clock, ISO 8601 with offset. */
export const SystemTime = { response: z.object({ time: z.iso.datetime({ offset: true }) }) };
