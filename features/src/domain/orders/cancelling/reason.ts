import { limits } from '@rukav/contract/limits.ts';
import type { CancelReason } from '@rukav/contract/orders/schemas.ts';

/** Why an order is to be cancelled, as far as it is chosen and written. */
export interface ReasonDraft {
  /** Empty until one is chosen. */
  code: string;
  comment: string;
}

export const emptyReason: ReasonDraft = { code: '', comment: '' };

/** What keeps a reason from being sent, at its place. */
export interface ReasonProblem {
  field: 'code' | 'comment';
  kind: 'required' | 'tooLong';
}

/** Whether the chosen reason is nothing without words of one's own. */
export const needsComment = ({ code }: ReasonDraft, reasons: readonly CancelReason[]) =>
  reasons.some((reason) => reason.code === code && reason.needsComment);

/** The first thing that is wrong with a reason; null where it can be sent. */
export function problemOf(draft: ReasonDraft, reasons: readonly CancelReason[]): ReasonProblem | null {
  if (draft.code === '') return { field: 'code', kind: 'required' };
  if (!needsComment(draft, reasons)) return null;
  const length = draft.comment.trim().length;
  if (length === 0) return { field: 'comment', kind: 'required' };
  return length > limits.cancelComment ? { field: 'comment', kind: 'tooLong' } : null;
}
