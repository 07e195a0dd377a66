export { inputTypes, type InputType } from './inputTypes.ts';
export { TextField, type TextFieldProps } from './TextField.tsx';
