import type { Country } from '@rukav/contract';

export interface GeographyTables {
  city: CityTable;
  metro_station: MetroStationTable;
}

/** A city by its GeoNames id; the Kazakh name equals the Russian where there is none. */
export interface CityTable {
  id: number;
  name_ru: string;
  name_kk: string;
  region_ru: string;
  region_kk: string;
  country: Country;
  /** IANA name. */
  time_zone: string;
  lat: number;
  lon: number;
  population: number;
}

/** A station of the metro. One that several lines share is a row of each. */
export interface MetroStationTable {
  id: string;
  city_id: number;
  name_ru: string;
  name_kk: string;
  line_ru: string;
  line_kk: string;
  lat: number;
  lon: number;
}
