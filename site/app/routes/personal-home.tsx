export { PersonalHome as default } from '@rukav/features/personal/view';
export { clientLoader, loader } from '../personal-page';
