export { RangeFields, type RangeFieldsProps } from './RangeFields.tsx';
export type { Range, RangeBounds, RangeFault } from './readRange.ts';
