export { ColourPicker, type ColourOption, type ColourPickerProps } from './ColourPicker.tsx';
