export { FilteredField, type FilteredFieldProps } from './FilteredField.tsx';
export { useFaultFocus } from './useFaultFocus.ts';
export { useForm } from './useForm.ts';
