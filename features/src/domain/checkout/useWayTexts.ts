import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Currency } from '@rukav/contract';
import { formatDayMonth, formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import type { OfferedWay } from './offered-ways.ts';

/** Finished words about a way: what it is called, from when on it is possible, what it costs. */
export function useWayTexts(currency: Currency) {
  const { formatMessage } = useIntl();
  const { lang } = useUnit($session);

  return {
    name: ({ method }: OfferedWay) => formatMessage({ id: `checkout.method.${method}` }),
    /** When it is possible, or that it is not. */
    when({ method, isAvailable, from }: OfferedWay) {
      if (!isAvailable) return formatMessage({ id: `checkout.method.${method}.none` });
      return from === null
        ? undefined
        : formatMessage({ id: 'checkout.method.when' }, { day: formatDayMonth(from, lang) });
    },
    price({ isAvailable, price }: OfferedWay) {
      if (!isAvailable || price === null) return undefined;
      return price === 0
        ? formatMessage({ id: 'checkout.free' })
        : formatMessage({ id: 'checkout.from' }, { price: formatMoney(price, currency) });
    },
  };
}
