import { getMainPage } from '@rukav/contract/content/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** Main pages by gender. */
export const mainPage = createQuery(getMainPage, { ttl: 300_000 });

/** Whom a main page can be for, in the order in which they stand. */
export const genders = ['women', 'men', 'girls', 'boys'] as const;
export type MainGender = (typeof genders)[number];

/** The catalogue of a gender, where a main page leads when the server answers for another one (CONT-03). */
export const catalogueOf: Record<MainGender, string> = {
  women: '/catalog/zhenschiny',
  men: '/catalog/muzhchiny',
  girls: '/catalog/devochki',
  boys: '/catalog/malchiki',
};

/** Whom an address's main page is for: `?gender=`, women without it. */
export const genderOf = (parameters: URLSearchParams): MainGender =>
  genders.find((gender) => gender === parameters.get('gender')) ?? 'women';

/** Where a gender's main page is. */
export const addressOf = (gender: MainGender) => (gender === 'women' ? '/' : `/?gender=${gender}`);
