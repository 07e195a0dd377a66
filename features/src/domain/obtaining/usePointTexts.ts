import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { formatNumber, type MessageId } from '../../platform/locale/index.ts';
import { $clock } from '../../platform/clock/index.ts';
import { distanceParts } from './distance.ts';
import { hoursSpans } from './hours.ts';
import { openingOf } from './opening.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const services: Partial<Record<PickupPoint['services'][number], MessageId>> = {
  has_fitting: 'obtaining.service.fitting',
  cash_and_card: 'obtaining.service.cashAndCard',
  cash_only: 'obtaining.service.cashOnly',
  card_only: 'obtaining.service.cardOnly',
  has_refund: 'obtaining.service.refund',
  has_qr_code: 'obtaining.service.qrCode',
  partial_redemption: 'obtaining.service.partial',
};

/** Finished words about a point: hours, whether it is open now, distance, services. */
export function usePointTexts() {
  const { formatMessage } = useIntl();
  const clock = useUnit($clock);
  const dayOf = (index: number) => formatMessage({ id: `obtaining.day.${days[index] ?? 'mon'}` });

  return {
    hours: ({ workHours }: Pick<PickupPoint, 'workHours'>): readonly string[] =>
      hoursSpans(workHours).map(({ first, last, hours }) => {
        const isEveryDay = first === 0 && last === 6;
        const span = first === last ? dayOf(first) : `${dayOf(first)}–${dayOf(last)}`;
        const name = isEveryDay ? formatMessage({ id: 'obtaining.everyDay' }) : span;
        if (isEveryDay && hours?.from === '00:00' && hours.to === '24:00')
          return formatMessage({ id: 'obtaining.open.always' });
        return `${name} ${hours ? `${hours.from}–${hours.to}` : formatMessage({ id: 'obtaining.dayOff' })}`;
      }),
    opening(point: Pick<PickupPoint, 'workHours' | 'timeZone'>): string {
      const opening = openingOf(point, clock.now());
      // The hours say so themselves.
      if (opening.state === 'always' || opening.state === 'never') return '';
      if (opening.state === 'open') return formatMessage({ id: 'obtaining.open' }, { until: opening.until });
      const { inDays, weekday, at } = opening;
      if (inDays === 0) return formatMessage({ id: 'obtaining.opens.today' }, { at });
      if (inDays === 1) return formatMessage({ id: 'obtaining.opens.tomorrow' }, { at });
      return formatMessage({ id: 'obtaining.opens.later' }, { day: dayOf(weekday), at });
    },
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
