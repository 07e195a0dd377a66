export { AddressesPage as default } from '@rukav/features/addresses/view';
export { clientLoader, loader } from '../personal-page';
