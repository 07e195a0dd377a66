export { AddressesPage } from './AddressesPage.tsx';
export { AddressFormPage, type AddressFormPageProps } from './AddressFormPage.tsx';
