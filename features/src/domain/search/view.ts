export { SearchForm } from './SearchForm.tsx';
export { SearchPage } from './SearchPage.tsx';
