export { DeletionPage as default } from '@rukav/features/account-deletion/view';
export { clientLoader, loader } from '../personal-page';

/** A page of a member is nobody else's, and not kept either. */
export const headers = () => ({ 'cache-control': 'no-store' });
