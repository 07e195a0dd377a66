export { FeedbackPage as default } from '@rukav/features/feedback/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
