export { byPattern, bySlots } from './queries.ts';
export { productViewed, viewedMerged } from './viewed.ts';
