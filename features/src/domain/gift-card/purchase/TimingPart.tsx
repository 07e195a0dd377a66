import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { DateField } from '@rukav/design-system/DateField';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { Select } from '@rukav/design-system/Select';
import { giftCardTimings } from '@rukav/contract/gift-cards/limits.ts';
import { giftZones, zoneName } from '@rukav/contract/gift-cards/zones.ts';
import { $session } from '../../../platform/session/index.ts';
import * as styles from '../GiftCard.css.ts';
import { $draft, changed } from './model.ts';
import { giftHours } from './moment.ts';
import { usePurchaseForm } from './usePurchaseForm.ts';

/** When the card is sent: as soon as it is paid, or on a day at a time in a zone (GIFT-09). */
export function TimingPart() {
  const { formatMessage } = useIntl();
  const { draft, change, session } = useUnit({ draft: $draft, change: changed, session: $session });
  const { fieldOf, blurOf } = usePurchaseForm();

  return (
    <div className={styles.part}>
      <RadioGroup
        label={formatMessage({ id: 'giftCard.timing' })}
        value={draft.selectedTiming}
        options={giftCardTimings.map((value) => ({
          value,
          label: formatMessage({ id: `giftCard.timing.${value}` }),
        }))}
        onChange={(value) => {
          const selectedTiming = giftCardTimings.find((one) => one === value);
          if (selectedTiming) change({ selectedTiming });
        }}
      />
      {draft.selectedTiming === 'delayed' && (
        <>
          <DateField
            {...fieldOf('date')}
            label={formatMessage({ id: 'giftCard.date' })}
            isRequired
            value={draft.date}
            onChange={(date) => change({ date })}
            onBlur={blurOf('date')}
          />
          <Select
            label={formatMessage({ id: 'giftCard.time' })}
            value={draft.time}
            options={giftHours.map((hour) => ({ value: hour, label: hour }))}
            onChange={(time) => change({ time, date: draft.date })}
          />
          <Select
            label={formatMessage({ id: 'giftCard.zone' })}
            value={draft.timeZone}
            options={giftZones.map((zone) => ({
              value: zone,
              label: zoneName(zone, session.lang),
            }))}
            onChange={(value) => {
              const timeZone = giftZones.find((one) => one === value);
              if (timeZone) change({ timeZone, date: draft.date });
            }}
          />
        </>
      )}
    </div>
  );
}
