export { inputTypes, type InputType } from './input-types.ts';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { dropLatin, hasLatin, keepAlphanumeric, keepDigits } from './character-filters.ts';
