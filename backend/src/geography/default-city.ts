import type { Country } from '@rukav/contract';

/** Moscow and Almaty: the city of a visitor who has not chosen one (shopping-flow §9). */
export const defaultCity: Record<Country, number> = { RU: 524901, KZ: 1526384 };
