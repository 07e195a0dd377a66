export { AddressesPage as default } from '@rukav/features/addresses/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
