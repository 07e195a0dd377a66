import { createRandom, hashOf, type Random } from '../random.ts';
import type { CityRow, StoreRow, Text, WorkDayRow } from '../rows.ts';
import { demoCities } from './cities.ts';
import { demoMetroStations } from './stores.ts';
import { housesOf, streetsOf } from './streets.ts';

type PartnerType = 'pvz' | 'postamat' | 'post';

const week = (weekday: WorkDayRow, saturday = weekday, sunday = weekday): WorkDayRow[] => [
  ...Array<WorkDayRow>(5).fill(weekday),
  saturday,
  sunday,
];

const hours: Record<PartnerType, readonly WorkDayRow[][]> = {
  pvz: [
    week({ from: '09:00', to: '21:00' }),
    week({ from: '10:00', to: '20:00' }),
    week({ from: '10:00', to: '21:00' }, { from: '10:00', to: '20:00' }, { from: '10:00', to: '18:00' }),
  ],
  postamat: [
    week({ from: '00:00', to: '24:00' }),
    week({ from: '08:00', to: '22:00' }),
    week({ from: '07:00', to: '23:00' }),
  ],
  post: [
    week({ from: '08:00', to: '20:00' }, { from: '09:00', to: '18:00' }, null),
    week({ from: '09:00', to: '20:00' }, { from: '09:00', to: '17:00' }, { from: '10:00', to: '15:00' }),
  ],
};

/** Pieces of one order that fit into a locker, whose cells differ. */
const cells = [2, 3, 4, 6] as const;

const routes: Record<PartnerType, readonly Text[]> = {
  pvz: [
    { ru: 'Вход с улицы, рядом с аптекой.', kk: 'Көше жақтан кіресіз, дәріхананың жанында.' },
    { ru: 'Цокольный этаж, вход со двора.', kk: 'Төменгі қабат, кіреберіс аула жақта.' },
  ],
  postamat: [
    { ru: 'В супермаркете, сразу за кассами.', kk: 'Супермаркетте, кассалардың артында.' },
    { ru: 'На улице, у входа в подъезд.', kk: 'Далада, кіреберістің жанында.' },
    { ru: 'В холле первого этажа.', kk: 'Бірінші қабаттың холлында.' },
  ],
  post: [
    {
      ru: 'Вход с улицы, окно выдачи посылок справа.',
      kk: 'Көше жақтан кіресіз, сәлемдеме беру терезесі оң жақта.',
    },
  ],
};

function servicesOf(type: PartnerType, needPrepay: boolean, random: Random): string[] {
  const qr = random.chance(type === 'post' ? 0.1 : 0.45);
  const hasFitting = type === 'pvz' && random.chance(0.6);
  const money = type === 'postamat' || random.chance(0.25) ? 'card_only' : 'cash_and_card';
  return [
    hasFitting ? 'has_fitting' : null,
    needPrepay ? null : money,
    hasFitting && !needPrepay ? 'partial_redemption' : null,
    type !== 'postamat' && random.chance(0.7) ? 'has_refund' : null,
    needPrepay ? null : 'pay_on_delivery',
    qr ? 'has_qr_code' : null,
  ].filter((service) => service !== null);
}

/** An index of six figures; its first three are the city's. */
const indexOf = (city: CityRow, index: number) =>
  `${1 + (hashOf(`index ${city.id}`) % 6)}${String(hashOf(`area ${city.id}`) % 100).padStart(2, '0')}${String(index + 1).padStart(3, '0')}`;

const names: Record<PartnerType, (number: string) => Text> = {
  pvz: (number) => ({ ru: `Пункт выдачи «Шаг» № ${number}`, kk: `«Шаг» беру пункті, № ${number}` }),
  postamat: (number) => ({ ru: `Постамат «Ячейка» № ${number}`, kk: `«Ячейка» постаматы, № ${number}` }),
  post: (number) => ({ ru: `Почтовое отделение ${number}`, kk: `${number} пошта бөлімшесі` }),
};

const prepaid: Record<PartnerType, number> = { pvz: 0.12, postamat: 0.4, post: 0 };

function partnerPoint(city: CityRow, type: PartnerType, index: number, number: number): StoreRow {
  const random = createRandom(`${type} ${city.id} ${index}`);
  const street = random.pick(streetsOf(city, ''));
  const { house, houseBlock, lat, lon } = random.pick(housesOf(street, ''));
  const needPrepay = random.chance(prepaid[type]);
  const ownNumber = type === 'post' ? indexOf(city, index) : String(number);
  const post = type === 'post' ? `${ownNumber}, ` : '';
  const typeFirst = street.type.ru !== 'шоссе' && street.type.ru !== 'набережная';
  const streetRu = typeFirst ? `${street.type.ru} ${street.name.ru}` : `${street.name.ru} ${street.type.ru}`;
  return {
    id: `${type}${String(number).padStart(5, '0')}`,
    type,
    shopNumber: ownNumber,
    name: names[type](ownNumber),
    cityId: city.id,
    address: {
      ru: `${post}${city.name.ru}, ${streetRu}, ${house}${houseBlock ?? ''}`,
      kk: `${post}${city.name.kk}, ${street.name.kk} ${street.type.kk}, ${house}${houseBlock ?? ''}`,
    },
    lat,
    lon,
    workHours: random.pick(hours[type]),
    phone: city.country === 'RU' ? '+7 800 555-18-00' : '+7 700 555-18-00',
    format: 'standard',
    services: servicesOf(type, needPrepay, random),
    needPrepay,
    capacity: type === 'postamat' ? random.pick(cells) : null,
    shopNowStatus: index > 0 && random.chance(0.03) ? 'NOT_SALE' : 'IS_OPEN',
    metro: stationNear(city, lat, lon),
    route: random.chance(0.7) ? random.pick(routes[type]) : null,
  };
}

/** Degrees of latitude, about a kilometre and a half: nobody names a station that is further. */
const walk = 0.014;

/** The metro station that a place is near to, if there is one. */
function stationNear(city: CityRow, lat: number, lon: number): Text | null {
  const away = (station: { lat: number; lon: number }) =>
    Math.hypot(station.lat - lat, (station.lon - lon) * 0.6);
  const [nearest] = demoMetroStations()
    .filter(({ cityId }) => cityId === city.id)
    .toSorted((one, other) => away(one) - away(other));
  return nearest && away(nearest) < walk ? nearest.name : null;
}

/** How many points of each kind a city of so many people has. */
function countsOf({ population }: CityRow): Record<PartnerType, number> {
  const all = 4 + Math.round(Math.sqrt(population) / 50);
  return { pvz: Math.ceil(all * 0.4), postamat: Math.ceil(all * 0.35), post: Math.ceil(all * 0.25) };
}

/** Towns of this size and larger have partners' points. */
const smallestTown = 150_000;

/** More than 1,000 pickup points, lockers and post offices of partners, in every city of any size. */
export function demoPartnerPoints(): StoreRow[] {
  let number = 0;
  return demoCities()
    .filter(({ population }) => population >= smallestTown)
    .flatMap((city) => {
      const counts = countsOf(city);
      return (['pvz', 'postamat', 'post'] as const).flatMap((type) =>
        Array.from({ length: counts[type] }, (_, index) => partnerPoint(city, type, index, ++number)),
      );
    });
}
