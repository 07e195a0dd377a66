export { CouponsPage as default } from '@rukav/features/club/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
