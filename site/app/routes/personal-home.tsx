export { PersonalHome as default } from '@rukav/features/personal/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
