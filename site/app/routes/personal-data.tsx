export { PersonalDataPage as default } from '@rukav/features/personal-data/view';
export { clientLoader, loader } from '../personal-page';
