export { AddressForm, type AddressFormProps } from './AddressForm.tsx';
export { addressModals } from './modals.ts';
