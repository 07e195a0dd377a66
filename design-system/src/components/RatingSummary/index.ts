export { RatingSummary, type RatingSummaryProps, type RatingShare } from './RatingSummary.tsx';
