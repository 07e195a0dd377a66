import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { Select } from '@rukav/design-system/Select';
import { Skeleton } from '@rukav/design-system/Skeleton';
import type { Currency } from '@rukav/contract';
import type { DeliveryKind } from '@rukav/contract/cart/methods.ts';
import { isRefusedWith } from '../../platform/api/index.ts';
import { formatMoney, formatWeekday } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import { deliveryVariants, expressVariants } from './model.ts';
import * as styles from './Obtaining.css.ts';

/** A day and hours of a courier. */
interface Slot {
  date: string;
  from: string;
  to: string;
}

export interface SlotChoiceProps {
  /** Which courier comes. @default 'delivery' */
  kind?: DeliveryKind;
  value: Slot | null;
  onChange: (slot: Slot) => void;
  currency: Currency;
  /** The id that an error summary links to. */
  id: string;
  error?: string;
}

/** When a courier comes: a day, and hours with their price. */
export function SlotChoice({ kind = 'delivery', value, onChange, currency, id, error }: SlotChoiceProps) {
  const { formatMessage } = useIntl();
  const variants = kind === 'delivery' ? deliveryVariants : expressVariants;
  const { entry, session, retry } = useUnit({
    entry: variants.$current,
    session: $session,
    retry: variants.retryFx,
  });

  if (entry.state === 'failed') {
    const isUnavailable = isRefusedWith(entry.failure, 'delivery_unavailable');
    return (
      <div id={id} tabIndex={-1}>
        <Notice
          tone={isUnavailable ? 'warning' : 'danger'}
          isLive
          {...(!isUnavailable && {
            action: (
              <Button emphasis="quiet" size="small" onPress={() => void retry()}>
                {formatMessage({ id: 'obtaining.retry' })}
              </Button>
            ),
          })}
        >
          {isUnavailable
            ? formatMessage(
                { id: kind === 'delivery' ? 'obtaining.courier.none' : 'obtaining.express.none' },
                { city: session.cityName },
              )
            : formatMessage({ id: 'obtaining.slots.failed' })}
        </Notice>
      </div>
    );
  }
  if (!entry.answer) return <Skeleton shape="control" />;

  const { days } = entry.answer;
  if (days.length === 0) {
    return (
      <div id={id} tabIndex={-1}>
        <Notice tone="warning" isLive>
          {formatMessage({ id: 'obtaining.slots.none' })}
        </Notice>
      </div>
    );
  }
  const day = days.find(({ date }) => date === value?.date);
  const price = (minor: number) =>
    minor === 0 ? formatMessage({ id: 'obtaining.free' }) : formatMoney(minor, currency);

  return (
    <div className={styles.target}>
      <Select
        {...(!day && { id, ...(error !== undefined && { error }) })}
        label={formatMessage({ id: 'obtaining.day' })}
        isRequired
        prompt={formatMessage({ id: 'obtaining.day.choose' })}
        value={day?.date ?? ''}
        options={days.map(({ date }) => ({ value: date, label: formatWeekday(date, session.lang) }))}
        onChange={(date) => {
          const first = days.find((one) => one.date === date)?.intervals[0];
          if (first) onChange({ date, ...first.interval });
        }}
      />
      {day && value && (
        <RadioGroup
          id={id}
          label={formatMessage({ id: 'obtaining.hours' })}
          look="cards"
          isRequired
          {...(error !== undefined && { error })}
          value={`${value.from}-${value.to}`}
          options={day.intervals.map(({ interval, price: minor }) => ({
            value: `${interval.from}-${interval.to}`,
            label: formatMessage({ id: 'obtaining.interval' }, interval),
            aside: price(minor),
          }))}
          onChange={(chosen) => {
            const found = day.intervals.find(({ interval }) => `${interval.from}-${interval.to}` === chosen);
            if (found) onChange({ date: day.date, ...found.interval });
          }}
        />
      )}
    </div>
  );
}
