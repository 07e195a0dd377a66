import { useIntl } from 'react-intl';
import { useForm } from '../../platform/forms/view.ts';
import { faultText } from './fault-text.ts';
import type { CheckoutFault, CheckoutField } from './faults.ts';
import { checkoutForm } from './model.ts';

/** Puts the faults of checkout into words. */
export function useFaultText() {
  const { formatMessage } = useIntl();
  return (field: CheckoutField, fault: CheckoutFault) => {
    if (fault.code === 'server' && fault.message !== null) return fault.message;
    const { id, fieldId, values } = faultText(field, fault);
    return formatMessage({ id }, { ...values, ...(fieldId && { field: formatMessage({ id: fieldId }) }) });
  };
}

/** The form of checkout, its faults in words. */
export const useCheckoutForm = () => useForm(checkoutForm, useFaultText());
