export { UnauthorisedPage as default } from '@rukav/features/profile/view';
