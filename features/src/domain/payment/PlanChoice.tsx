import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { AmountList } from '@rukav/design-system/AmountList';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import type { Currency } from '@rukav/contract';
import { planFor, plansOf, type PaymentPlan, type PlanId } from '@rukav/contract/payments/plans.ts';
import { $clock } from '../../platform/clock/index.ts';
import { formatDayMonth, formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Payment.css.ts';
import { datedPayments } from './plan-dates.ts';

export interface PlanChoiceProps {
  method: 'instalment' | 'split';
  /** What is to be paid, minor units. */
  due: number;
  currency: Currency;
  chosen: PlanId;
  onChoose: (plan: PlanId) => void;
}

/** The plans of paying in parts: each with its overpayment, the chosen one with the day and the sum of every payment. */
export default function PlanChoice({ method, due, currency, chosen, onChoose }: PlanChoiceProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const plans = plansOf(method).map((id) => planFor(id, due));
  const money = (minor: number) => formatMoney(minor, currency);
  const overpayment = (plan: PaymentPlan) =>
    plan.overpayment === 0
      ? formatMessage({ id: 'payment.plan.free' })
      : formatMessage({ id: 'payment.plan.overpayment' }, { sum: money(plan.overpayment) });

  return (
    <div className={styles.part}>
      <RadioGroup
        id={id}
        label={formatMessage({ id: 'payment.plan' })}
        value={chosen}
        options={plans.map((plan) => ({
          value: plan.id,
          label: formatMessage({ id: `payment.plan.${plan.id}` }),
          description: overpayment(plan),
        }))}
        onChange={(value) => {
          const plan = plans.find(({ id }) => id === value);
          if (plan) onChoose(plan.id);
        }}
      />
      <Schedule plan={planFor(chosen, due)} money={money} />
    </div>
  );
}

function Schedule({ plan, money }: { plan: PaymentPlan; money: (minor: number) => string }) {
  const { formatMessage } = useIntl();
  const { clock, session } = useUnit({ clock: $clock, session: $session });
  const total = plan.payments.reduce((sum, { amount }) => sum + amount, 0);

  return (
    <AmountList
      amounts={datedPayments(plan, clock.now()).map(({ amount, date, isNow }) => ({
        label: isNow ? formatMessage({ id: 'payment.plan.today' }) : formatDayMonth(date, session.lang),
        value: money(amount),
      }))}
      total={{ label: formatMessage({ id: 'payment.plan.total' }), value: money(total) }}
    />
  );
}
