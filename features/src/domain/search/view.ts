export { SearchForm, type SearchFormProps } from './SearchForm.tsx';
export { SearchPage } from './SearchPage.tsx';
