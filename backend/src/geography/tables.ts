import type { Country } from '@rukav/contract';

export interface GeographyTables {
  city: CityTable;
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
