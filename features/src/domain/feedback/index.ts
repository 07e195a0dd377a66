export { feedbackForm } from './model.ts';
