import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { problemText } from './problem-text.ts';
import { $problems, $summary } from './model.ts';
import type { CheckoutField, CheckoutProblem } from './problems.ts';

/** The id of a place of the form in the page. */
export const idOf = (field: CheckoutField) => `checkout-${field}`;

/** The faults of the form as finished words. */
export function useFaults() {
  const { formatMessage } = useIntl();
  const { problems, summary } = useUnit({ problems: $problems, summary: $summary });

  const textOf = (problem: CheckoutProblem) => {
    if (problem.code === 'server' && problem.message !== null) return problem.message;
    const { id, fieldId, values } = problemText(problem);
    return formatMessage({ id }, { ...values, ...(fieldId && { field: formatMessage({ id: fieldId }) }) });
  };

  return {
    /** What a fault says. */
    textOf,
    /** The `error` of a field, if it has one that is shown. */
    fault(field: CheckoutField): { error?: string } {
      const problem = problems.find((one) => one.field === field);
      return problem ? { error: textOf(problem) } : {};
    },
    /** What the summary lists, in the order of the form. */
    summary: summary.map((problem) => ({ fieldId: idOf(problem.field), message: textOf(problem) })),
  };
}
