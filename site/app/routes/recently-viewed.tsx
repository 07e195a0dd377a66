export { ViewedPage as default } from '@rukav/features/recommendations/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
