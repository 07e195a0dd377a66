export { UnauthorisedPage as default } from '@rukav/features/profile/view';
export { clientLoader } from '../page-messages';
