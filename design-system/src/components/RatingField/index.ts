export { Rating, type RatingProps } from './Rating.tsx';
export { RatingField, type RatingFieldProps, type RatingNames } from './RatingField.tsx';
