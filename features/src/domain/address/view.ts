export { CityField, type CityFieldProps } from './CityField.tsx';
export { AddressForm, type AddressFormProps } from './AddressForm.tsx';
