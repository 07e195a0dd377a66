import type { Subject } from './kernel.ts';

/** Everything that the backend is made of, one line a subject. `prepare` runs in this order. */
export const subjects: readonly Subject[] = [];
