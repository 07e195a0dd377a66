import type { Currency, Language } from '../locale.ts';

/** Offsets of the zones that a card can be sent in: Russia's from west to east, Kazakhstan's among them. */
export const giftZones = [
  '+02:00',
  '+03:00',
  '+04:00',
  '+05:00',
  '+06:00',
  '+07:00',
  '+08:00',
  '+09:00',
  '+10:00',
  '+11:00',
  '+12:00',
] as const;
/** An offset of a zone that a card can be sent in. */
export type GiftZone = (typeof giftZones)[number];

/** The offset of the store's own clock, where nobody knows in which zone an hour was chosen. */
export const storeOffsets: Readonly<Record<Currency, GiftZone>> = { RUB: '+03:00', KZT: '+05:00' };

const cities: Readonly<Record<GiftZone, Record<Language, string>>> = {
  '+02:00': { ru: 'Калининград', kk: 'Калининград' },
  '+03:00': { ru: 'Москва, Санкт-Петербург', kk: 'Мәскеу, Санкт-Петербург' },
  '+04:00': { ru: 'Самара, Саратов', kk: 'Самара, Саратов' },
  '+05:00': { ru: 'Алматы, Астана, Екатеринбург', kk: 'Алматы, Астана, Екатеринбург' },
  '+06:00': { ru: 'Омск', kk: 'Омбы' },
  '+07:00': { ru: 'Новосибирск, Красноярск', kk: 'Новосібір, Красноярск' },
  '+08:00': { ru: 'Иркутск', kk: 'Иркутск' },
  '+09:00': { ru: 'Якутск, Чита', kk: 'Якутск, Чита' },
  '+10:00': { ru: 'Владивосток, Хабаровск', kk: 'Владивосток, Хабаровск' },
  '+11:00': { ru: 'Магадан', kk: 'Магадан' },
  '+12:00': { ru: 'Петропавловск-Камчатский', kk: 'Петропавловск-Камчатский' },
};

const isGiftZone = (offset: string): offset is GiftZone => giftZones.some((zone) => zone === offset);

/** Names a zone by its cities and its offset: “Москва, Санкт-Петербург (UTC+3)”. A zone that is not offered has its offset alone. */
export function zoneName(offset: string, language: Language): string {
  const [, sign = '+', hours = '0', minutes = '00'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  const utc = `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
  return isGiftZone(offset) ? `${cities[offset][language]} (${utc})` : utc;
}

/** Returns the offset of a moment in ISO 8601; `Z` is `+00:00`. */
export const offsetOf = (moment: string): string => /[+-]\d\d:\d\d$/.exec(moment)?.[0] ?? '+00:00';

/** Writes a moment as a clock in a zone shows it, with the offset of the zone: ISO 8601. */
export function momentAt(moment: Date, offset: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
  return new Date(moment.getTime() + ahead).toISOString().replace('Z', offset);
}

/** Splits a moment with an offset into the day and the time that a clock in its zone shows, and the offset. */
export const wallTimeOf = (moment: string) => ({
  day: moment.slice(0, 10),
  time: moment.slice(11, 16),
  offset: offsetOf(moment),
});
