export { ViewedPage as default } from '@rukav/features/recommendations/view';
export { clientLoader, loader } from '../personal-page';
