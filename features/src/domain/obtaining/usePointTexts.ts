import { useIntl } from 'react-intl';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { formatNumber, type MessageId } from '../../platform/locale/index.ts';
import { distanceParts } from './distance.ts';
import { hoursSpans } from './hours.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const services: Partial<Record<PickupPoint['services'][number], MessageId>> = {
  has_fitting: 'obtaining.service.fitting',
  cash_and_card: 'obtaining.service.cashAndCard',
  cash_only: 'obtaining.service.cashOnly',
  card_only: 'obtaining.service.cardOnly',
  has_refund: 'obtaining.service.refund',
  partial_redemption: 'obtaining.service.partial',
};

/** Finished words about a shop: hours, distance, services. */
export function usePointTexts() {
  const { formatMessage } = useIntl();
  const dayOf = (index: number) => formatMessage({ id: `obtaining.day.${days[index] ?? 'mon'}` });

  return {
    hours: ({ workHours }: Pick<PickupPoint, 'workHours'>): readonly string[] =>
      hoursSpans(workHours).map(({ first, last, hours }) => {
        const isEveryDay = first === 0 && last === 6;
        const span = first === last ? dayOf(first) : `${dayOf(first)}–${dayOf(last)}`;
        const name = isEveryDay ? formatMessage({ id: 'obtaining.everyDay' }) : span;
        return `${name} ${hours ? `${hours.from}–${hours.to}` : formatMessage({ id: 'obtaining.dayOff' })}`;
      }),
    distance(metres: number) {
      const { unit, value } = distanceParts(metres);
      return formatMessage({ id: `obtaining.distance.${unit}` }, { value: formatNumber(value) });
    },
    services: (point: PickupPoint): readonly string[] => [
      ...point.services.flatMap((service) => {
        const id = services[service];
        return id ? [formatMessage({ id })] : [];
      }),
      ...(point.needPrepay ? [formatMessage({ id: 'obtaining.service.prepay' })] : []),
    ],
  };
}
