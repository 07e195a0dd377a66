export { DeletionPage } from './DeletionPage.tsx';
