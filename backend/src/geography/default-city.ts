import type { Country } from '@rukav/contract';

/** Moscow and Almaty: the city of a visitor who has not chosen one (GEO-02). */
export const defaultCity: Record<Country, number> = { RU: 524901, KZ: 1526384 };

/** The zones of these cities. */
export const defaultZone: Record<Country, string> = { RU: 'Europe/Moscow', KZ: 'Asia/Almaty' };
