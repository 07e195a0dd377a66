export { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
export { digitGroups, digits, type Mask } from './masks.ts';
