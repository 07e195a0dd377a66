export { useAddressLines } from './useAddressLines.ts';
export { CityField, type CityFieldProps } from './CityField.tsx';
export { AddressForm, type AddressFormProps, type AddressPlace } from './AddressForm.tsx';
