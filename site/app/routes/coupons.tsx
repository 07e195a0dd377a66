export { CouponsPage as default } from '@rukav/features/club/view';
export { clientLoader, loader } from '../personal-page';
