export { FeedbackPage as default } from '@rukav/features/feedback/view';
export { clientLoader, loader } from '../personal-page';
