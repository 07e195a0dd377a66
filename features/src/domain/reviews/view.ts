export { QuestionsSection } from './published/QuestionsSection.tsx';
export { RatingLink } from './published/RatingLink.tsx';
export { ReviewsSection } from './published/ReviewsSection.tsx';
export { isOf, useReviews } from './published/shown.ts';
