import type { IntlShape } from 'react-intl';
import type { Currency } from '@rukav/contract';
import type { PaymentOption } from '@rukav/contract/payments/schemas.ts';
import { formatMoney } from '../../platform/locale/index.ts';

/** What is said beneath a way to pay: why it is not possible, or how it works. */
export function obstacleText(
  { method, obstacle, limit }: PaymentOption,
  currency: Currency,
  formatMessage: IntlShape['formatMessage'],
): string {
  if (obstacle === null) return formatMessage({ id: `payment.hint.${method}` });
  return formatMessage(
    { id: `payment.obstacle.${obstacle}` },
    { limit: limit === null ? '' : formatMoney(limit, currency) },
  );
}
