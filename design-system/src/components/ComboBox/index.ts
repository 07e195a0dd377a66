export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { ComboBoxGroup, ComboBoxItems, ComboBoxOption } from './options.ts';
