import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { requiredText } from '@rukav/contract/fields/texts.ts';
import { limits } from '@rukav/contract/limits.ts';
import type { CancelReason } from '@rukav/contract/orders/schemas.ts';
import { faultsOf, type Faults } from '../../../platform/forms/index.ts';

/** Why an order is to be cancelled, as far as it is chosen and written. */
export interface ReasonDraft {
  /** Empty until one is chosen. */
  code: string;
  comment: string;
}

export const emptyReason: ReasonDraft = { code: '', comment: '' };

/** The fields of the form, in the order in which they stand. */
export const reasonFields = ['code', 'comment'] as const;
export type ReasonField = (typeof reasonFields)[number];

/** Whether the chosen reason is nothing without words of one's own. */
export const needsComment = ({ code }: ReasonDraft, reasons: readonly CancelReason[]) =>
  reasons.some((reason) => reason.code === code && reason.needsComment);

/** What keeps a reason from being sent. */
export const reasonFaults = (
  draft: ReasonDraft,
  reasons: readonly CancelReason[],
): Faults<ReasonField, FieldFault> =>
  faultsOf<ReasonField, FieldFault>({
    code: draft.code === '' ? { code: 'required' } : null,
    comment: needsComment(draft, reasons) ? faultOf(requiredText(limits.cancelComment), draft.comment) : null,
  });
