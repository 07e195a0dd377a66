import { CareSign, Characteristic, SizeTable } from '../catalogue/index.ts';
import { validItems, validValue } from '../database/valid-rows.ts';

interface Details {
  characteristics: Characteristic[];
  care: CareSign[];
  size_table: SizeTable;
}

/** The size table of what has one size. */
const noSizes: SizeTable = { measures: [], rows: [] };

/** Returns a model's details without the characteristics, care labels and size table that no page can show. */
export const validDetails = <Row extends Details>(id: string, row: Row): Row => {
  const at = (field: keyof Details) => ({ table: 'model' as const, id, field });
  return {
    ...row,
    characteristics: validItems(Characteristic, row.characteristics, at('characteristics')),
    care: validItems(CareSign, row.care, at('care')),
    size_table: validValue(SizeTable, row.size_table, at('size_table')) ?? noSizes,
  };
};
