import './modal-ids.ts';

export { photoUrlFx, photoUrlDroppedFx } from './photos.ts';
export { question, review } from './model.ts';
export type { QuestionDraft, ReviewDraft } from './rules.ts';
