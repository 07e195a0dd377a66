export { UnauthorisedPage as default } from '@rukav/features/profile/view';
export { clientLoader, loader } from '../personal-page';
