import { storeNames } from '@rukav/brand';
import { readData, type Pair, text } from '../data-files.ts';
import { createRandom, type Random } from '../random.ts';
import type { CityRow, MetroStationRow, StoreRow, WorkDayRow } from '../rows.ts';
import { demoCities } from './cities.ts';
import { housesOf, streetsOf } from './streets.ts';

interface StoreData {
  /** Shopping centres that could stand anywhere. */
  centres: Pair[];
  /** How to find the entrance. */
  routes: Pair[];
  /** City, station, line, latitude, longitude. */
  metro: [cityId: number, ru: string, kk: string, lineRu: string, lineKk: string, lat: number, lon: number][];
  /** Shops of the cities that have several. */
  counts: Record<string, number>;
  /** How many of the next largest cities have one. */
  singles: { RU: number; KZ: number };
}

const data = readData<StoreData>('stores.json');

/** The metro stations that shops stand near. */
export const demoMetroStations = (): MetroStationRow[] =>
  data.metro.map(([cityId, ru, kk, lineRu, lineKk, lat, lon], i) => ({
    id: `metro${i + 1}`,
    cityId,
    name: { ru, kk },
    line: { ru: lineRu, kk: lineKk },
    lat,
    lon,
  }));

/** Cities with shops, with how many: the named ones, then the largest others of each country. */
function citiesWithStores(): { city: CityRow; count: number }[] {
  const cities = demoCities();
  const named = cities.flatMap((city) => {
    const count = data.counts[city.id];
    return count ? [{ city, count }] : [];
  });
  const others = (['RU', 'KZ'] as const).flatMap((country) =>
    cities
      .filter((city) => city.country === country && !data.counts[city.id])
      .slice(0, data.singles[country])
      .map((city) => ({ city, count: 1 })),
  );
  return [...named, ...others];
}

const week = (weekday: WorkDayRow, saturday: WorkDayRow, sunday: WorkDayRow): WorkDayRow[] => [
  ...Array<WorkDayRow>(5).fill(weekday),
  saturday,
  sunday,
];

const hours = [
  week({ from: '10:00', to: '22:00' }, { from: '10:00', to: '22:00' }, { from: '10:00', to: '22:00' }),
  week({ from: '10:00', to: '21:00' }, { from: '10:00', to: '21:00' }, { from: '10:00', to: '20:00' }),
  week({ from: '09:00', to: '20:00' }, { from: '10:00', to: '20:00' }, { from: '10:00', to: '19:00' }),
  week({ from: '10:00', to: '20:00' }, { from: '10:00', to: '19:00' }, null),
];

function phoneOf(country: CityRow['country'], number: number): string {
  const digits = String(1_000_000 + ((number * 7919) % 8_999_999)).padStart(7, '0');
  return country === 'RU'
    ? `+7 800 ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
    : `+7 700 ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

function servicesOf(format: StoreRow['format'], random: Random): string[] {
  return [
    'has_fitting',
    random.chance(0.85) ? 'cash_and_card' : 'card_only',
    'has_refund',
    format !== 'discount' || random.chance(0.4) ? 'partial_redemption' : null,
    random.chance(0.9) ? 'pay_on_delivery' : null,
    random.chance(0.55) ? 'has_qr_code' : null,
  ].filter((service) => service !== null);
}

const formats = {
  standard: { ru: '', kk: '' },
  discount: { ru: ' Дисконт', kk: ' Дисконт' },
  kids: { ru: ' Детям', kk: ' Балаларға' },
};

/** A street's name after “на”: «на Рабочей», «на Весенней»; names in the genitive stay, «на Ленина». */
const onStreet = (name: string) => name.replace(/ая$/, 'ой').replace(/яя$/, 'ей');

function storeOf(city: CityRow, index: number, number: number): StoreRow {
  const random = createRandom(`store ${city.id} ${index}`);
  const near = data.metro.filter(([cityId]) => cityId === city.id)[index];
  const street = random.pick(streetsOf(city, ''));
  const house = random.pick(housesOf(street, ''));
  const format =
    index > 1 && index % 5 === 2 ? 'kids' : index > 1 && index % 5 === 4 ? 'discount' : 'standard';
  const [centreRu, centreKk] = random.pick(data.centres);
  const isInCentre = random.chance(0.7);
  const block = house.houseBlock ?? '';
  const typeFirst = street.type.ru !== 'шоссе' && street.type.ru !== 'набережная';
  const streetRu = typeFirst ? `${street.type.ru} ${street.name.ru}` : `${street.name.ru} ${street.type.ru}`;
  return {
    id: `${city.country.toLowerCase()}${String(number).padStart(4, '0')}`,
    type: 'shop',
    shopNumber: String(number).padStart(4, '0'),
    name: isInCentre
      ? {
          ru: `${storeNames.ru.store}${formats[format].ru} в ТЦ «${centreRu}»`,
          kk: `${storeNames.kk.store}${formats[format].kk}, «${centreKk}» СО`,
        }
      : {
          ru: `${storeNames.ru.store}${formats[format].ru} на ${onStreet(street.name.ru)}, ${house.house}`,
          kk: `${storeNames.kk.store}${formats[format].kk}, ${street.name.kk}, ${house.house}`,
        },
    cityId: city.id,
    address: {
      ru: `${city.name.ru}, ${streetRu}, ${house.house}${block}`,
      kk: `${city.name.kk}, ${street.name.kk} ${street.type.kk}, ${house.house}${block}`,
    },
    lat: near ? Number((near[5] + 0.0012).toFixed(6)) : house.lat,
    lon: near ? Number((near[6] - 0.0009).toFixed(6)) : house.lon,
    workHours: (isInCentre ? hours[random.whole(0, 1)] : hours[random.whole(1, 3)]) ?? [],
    phone: phoneOf(city.country, number),
    format,
    services: servicesOf(format, random),
    needPrepay: random.chance(0.08),
    capacity: null,
    shopNowStatus: index > 0 && random.chance(0.04) ? 'NOT_SALE' : 'IS_OPEN',
    metro: near ? { ru: near[1], kk: near[2] } : null,
    route: random.chance(0.85) ? text(random.pick(data.routes)) : null,
  };
}

/** More than 120 shops: several in the largest cities, one each in sixty more. */
export function demoStores(): StoreRow[] {
  let number = 0;
  return citiesWithStores().flatMap(({ city, count }) =>
    Array.from({ length: count }, (_, index) => storeOf(city, index, ++number)),
  );
}
