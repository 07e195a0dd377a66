export { DeletionPage as default } from '@rukav/features/account-deletion/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
