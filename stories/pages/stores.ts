import type { Locale } from '@rukav/contract';
import {
  getCluster,
  getMap,
  getMetroStations,
  getStores,
  getStoresOfCity,
} from '@rukav/contract/geography/calls.ts';
import {
  GetCluster,
  GetMap,
  GetMetroStations,
  GetStores,
  GetStoresOfCity,
  type City,
  type PickupPoint,
} from '@rukav/contract/geography/schemas.ts';
import { aPoint } from '../../features/src/domain/obtaining/obtaining-builders.ts';
import { moscowPlan } from '../design-system/maps/moscow.ts';
import { answer } from './answers.ts';

const words = {
  'ru-RU': {
    city: 'Москва',
    names: ['Магазин на Тверской', 'Детям на Арбате', 'Дисконт на Таганке'],
    addresses: ['Тверская улица, 12', 'улица Арбат, 30', 'Таганская улица, 4'],
    route: 'Пять минут от метро, вход с переулка.',
  },
  'kk-KZ': {
    city: 'Мәскеу',
    names: ['Тверь көшесіндегі дүкен', 'Арбаттағы дүкен, балаларға', 'Тагандағы дисконт'],
    addresses: ['Тверь көшесі, 12', 'Арбат көшесі, 30', 'Таган көшесі, 4'],
    route: 'Метродан бес минут, кіреберіс тұйық көше жағынан.',
  },
};

/** Three shops of a city: a usual one, one for children, and a discount that does not sell now. */
export function someStores(locale: Locale): PickupPoint[] {
  const { city, names, addresses, route } = words[locale === 'kk-KZ' ? 'kk-KZ' : 'ru-RU'];
  const [name = '', second = '', third = ''] = names;
  const [first = '', other = '', last = ''] = addresses;
  return [
    aPoint({ id: 'msk1', name, address: first, cityName: city, metro: null, route }),
    aPoint({
      id: 'msk2',
      name: second,
      address: other,
      cityName: city,
      format: 'kids',
      metro: null,
      geoPoint: { lat: 55.7494, lon: 37.5916 },
      workHours: Array.from({ length: 7 }, () => ({ from: '13:00', to: '21:00' })),
    }),
    aPoint({
      id: 'msk3',
      name: third,
      address: last,
      cityName: city,
      format: 'discount',
      metro: null,
      geoPoint: { lat: 55.7415, lon: 37.6534 },
      shopStatus: { shopNowStatus: 'NOT_SALE' },
    }),
  ];
}

/** A city with shops. */
export const aCity = (id: number, name: string): City => ({
  id,
  name,
  region: name,
  country: 'RU',
  timeZone: 'Europe/Moscow',
  geoPoint: { lat: 55.75, lon: 37.62 },
  hasStores: true,
});

/** What the pages of shops ask: the shops, one of them by its id, the metro, the plan, and cities around. */
export const storeAnswers = (locale: Locale, stores = someStores(locale)) => [
  answer(getStoresOfCity, GetStoresOfCity, { stores }),
  answer(getStores, GetStores, ({ body }) => ({ stores: stores.filter(({ id }) => body.ids.includes(id)) })),
  answer(getMetroStations, GetMetroStations, {
    stations: [
      { id: 'm1', name: 'Курская', line: 'Кольцевая линия', geoPoint: { lat: 55.7586, lon: 37.6611 } },
    ],
  }),
  answer(getMap, GetMap, { styleUrl: null, credit: null, plan: moscowPlan }),
  answer(getCluster, GetCluster, { cities: [aCity(1, 'Тверь'), aCity(2, 'Москва')] }),
];
