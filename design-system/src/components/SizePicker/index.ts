export { SizePicker, type SizeOption, type SizePickerProps } from './SizePicker.tsx';
