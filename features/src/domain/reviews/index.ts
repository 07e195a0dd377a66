export { photoUrlFx, photoUrlDroppedFx } from './photos.ts';
export { question, review } from './model.ts';
export type { QuestionDraft, ReviewDraft } from './faults.ts';
export { openVoicesFx, reviewList } from './published/model.ts';
export { readReviewsLocation, type ReviewsLocation } from './published/location.ts';
