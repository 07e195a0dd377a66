export { UnauthorisedPage as default } from '@rukav/features/profile/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
