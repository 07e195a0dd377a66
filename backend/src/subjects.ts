import { dev } from './dev/index.ts';
import { housekeeping } from './http/housekeeping.ts';
import type { Subject } from './kernel.ts';
import { outbox } from './outbox/index.ts';

/** Everything that the backend is made of, one line a subject. `prepare` runs in this order. */
export const subjects: readonly Subject[] = [housekeeping, outbox, dev];
