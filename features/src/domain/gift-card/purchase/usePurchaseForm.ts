import { useIntl } from 'react-intl';
import { useUnit } from 'effector-react';
import { giftCardLimits, giftCardSums } from '@rukav/contract/gift-cards/limits.ts';
import { useForm } from '../../../platform/forms/view.ts';
import { formatMoney, type MessageId } from '../../../platform/locale/index.ts';
import { $session } from '../../../platform/session/index.ts';
import type { PurchaseFault, PurchaseField } from './draft.ts';
import { $draft, purchaseForm } from './model.ts';

const required: Partial<Record<PurchaseField, MessageId>> = {
  denomination: 'giftCard.problem.sum',
  ownSum: 'giftCard.problem.ownSum',
  date: 'giftCard.problem.date',
  rules: 'giftCard.problem.rules',
  personalData: 'giftCard.problem.personalData',
};

/** The form of the purchase with its faults in words. */
export function usePurchaseForm() {
  const { formatMessage } = useIntl();
  const { visitor, draft } = useUnit({ visitor: $session, draft: $draft });
  const { currency } = visitor;
  const { least, most } = giftCardSums[currency];

  const contactText = (field: 'sender' | 'receiver', code: PurchaseFault['code']): MessageId => {
    const type = field === 'sender' ? draft.senderType : draft.receiverType;
    if (code === 'required') return `giftCard.problem.${field}`;
    return type === 'email' ? 'giftCard.problem.email' : 'giftCard.problem.phone';
  };

  const textOf = (field: PurchaseField, fault: PurchaseFault): string => {
    if (field === 'sender' || field === 'receiver')
      return formatMessage({ id: contactText(field, fault.code) });
    switch (fault.code) {
      case 'least':
        return formatMessage({ id: 'giftCard.problem.least' }, { sum: formatMoney(least, currency) });
      case 'most':
        return formatMessage({ id: 'giftCard.problem.most' }, { sum: formatMoney(most, currency) });
      case 'past':
        return formatMessage({ id: 'giftCard.problem.past' });
      case 'far':
        return formatMessage({ id: 'giftCard.problem.far' });
      case 'long':
        return formatMessage({ id: 'giftCard.problem.long' }, { most: String(fault.most) });
      case 'characters':
        return formatMessage({ id: 'giftCard.problem.oneLine' });
      case 'digits':
        return formatMessage({ id: 'giftCard.problem.ownSum' });
      default:
        return formatMessage({ id: required[field] ?? 'giftCard.problem.ownSum' });
    }
  };
  return useForm(purchaseForm, textOf);
}

/** How many characters of how many are written, for the words of a card. */
export function useCount(): (written: string, field: 'greeting' | 'text' | 'signature') => string {
  const { formatMessage } = useIntl();
  return (written, field) =>
    formatMessage(
      { id: 'giftCard.count' },
      { count: String(written.trim().length), most: String(giftCardLimits[field]) },
    );
}
