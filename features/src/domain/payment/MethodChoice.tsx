import { useUnit } from 'effector-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { PaymentMark, type PaymentSign } from '@rukav/design-system/PaymentMark';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { Skeleton } from '@rukav/design-system/Skeleton';
import type { PaymentMethodName } from '@rukav/contract/payments/methods.ts';
import { plansOf, type PlanId } from '@rukav/contract/payments/plans.ts';
import type { PaymentTools } from '@rukav/contract/payments/schemas.ts';
import { $refusals, linkFx, type PaymentAddress } from './model.ts';
import { obstacleText } from './obstacle-text.ts';
import * as styles from './Payment.css.ts';
import { refusalText } from './refusal-text.ts';

/** Loaded once its way to pay is chosen. */
const PlanChoice = lazy(() => import('./PlanChoice.tsx'));
const QrPart = lazy(() => import('./QrPart.tsx'));

/** Ways to pay that begin with a link or a code; a gift card has a form of its own. */
type BegunHere = 'online' | 'sbp' | 'instalment' | 'split';
const isBegunHere = (method: PaymentMethodName): method is BegunHere =>
  method === 'online' || method === 'sbp' || method === 'instalment' || method === 'split';

const signs: Readonly<Record<BegunHere, PaymentSign>> = {
  online: 'card',
  sbp: 'transfer',
  instalment: 'instalments',
  split: 'split',
};

export interface MethodChoiceProps extends PaymentTools {
  address: PaymentAddress;
  /** Path of the page that the shopper comes back to. */
  returnPath: string;
}

/** The ways to pay what is due, and what each of them needs before it begins. */
export function MethodChoice({ payment, tools, address, returnPath }: MethodChoiceProps) {
  const { formatMessage } = useIntl();
  const { refusals, start, isPending } = useUnit({
    refusals: $refusals,
    start: linkFx,
    isPending: linkFx.pending,
  });
  const offered = tools.flatMap((tool) =>
    isBegunHere(tool.method) ? [{ ...tool, method: tool.method }] : [],
  );
  const first = offered.find(({ method, isAvailable }) => isAvailable && method === payment.method);
  const [chosen, choose] = useState(first?.method);
  const [plan, choosePlan] = useState<PlanId>();
  const tool = offered.find(({ method, isAvailable }) => method === chosen && isAvailable);
  const refusal = refusals[address.orderNumber];
  const isInParts = tool?.method === 'instalment' || tool?.method === 'split';
  const plans = plansOf(tool?.method ?? '');
  const ownPlan = plans.find((one) => one === plan) ?? plans[0];

  return (
    <>
      {refusal && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: refusalText(refusal) })}
        </Notice>
      )}
      <RadioGroup
        id={`payment-${address.orderNumber}`}
        look="cards"
        label={formatMessage({ id: 'payment.method' })}
        {...(chosen !== undefined && { value: chosen })}
        options={offered.map((option) => ({
          value: option.method,
          label: formatMessage({ id: `payment.method.${option.method}` }),
          description: obstacleText(option, payment.currency, formatMessage),
          isDisabled: !option.isAvailable,
          aside: <PaymentMark label="" sign={signs[option.method]} isNamedBeside />,
        }))}
        onChange={(value) => choose(offered.find(({ method }) => method === value)?.method)}
      />
      <Suspense fallback={<Skeleton shape="wide" />}>
        {isInParts && ownPlan && (
          <PlanChoice
            method={tool.method === 'split' ? 'split' : 'instalment'}
            due={payment.due}
            currency={payment.currency}
            chosen={ownPlan}
            onChoose={choosePlan}
          />
        )}
        {tool?.method === 'sbp' && (
          <div className={styles.part}>
            <QrPart wish={{ ...address, subtotal: payment.total, totalPay: payment.due }} />
          </div>
        )}
        {tool && tool.method !== 'sbp' && (
          <Button
            emphasis="accent"
            isFullWidth
            isPending={isPending}
            pendingLabel={formatMessage({ id: 'payment.starting' })}
            onPress={() => {
              // What it is refused for is in the store, and shown from there.
              start({
                ...address,
                acquiring: tool.acquiring,
                ...(ownPlan && { plan: ownPlan }),
                urlSuccess: returnPath,
                urlFail: returnPath,
              }).catch(() => undefined);
            }}
          >
            {formatMessage({ id: `payment.pay.${isInParts ? 'parts' : 'whole'}` })}
          </Button>
        )}
      </Suspense>
    </>
  );
}
