export { PersonalDataPage as default } from '@rukav/features/personal-data/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
