export { FillingPage as default } from '@rukav/features/profile-filling/view';
export { clientLoader, loader } from '../personal-page';
