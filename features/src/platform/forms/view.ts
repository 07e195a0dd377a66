export { useFaultFocus } from './useFaultFocus.ts';
export { useForm } from './useForm.ts';
