export { recentReadFx, recentSavedFx } from './recent-storage.ts';
export { $recent, $suggested, asked, fieldFocused, recentCleared, typed } from './suggesting.ts';
export type { Suggested } from './suggesting.ts';
