export { FillingPage as default } from '@rukav/features/profile-filling/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
