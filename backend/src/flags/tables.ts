export interface FlagTables {
  flag: FlagTable;
}

/** A flag whose value differs from its default. */
export interface FlagTable {
  name: string;
  is_on: boolean;
}
