import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { lazyView } from '@rukav/design-system/lazyView';
import { Link } from '@rukav/design-system/Link';
import { Notice } from '@rukav/design-system/Notice';
import { PaymentMark, type PaymentSign } from '@rukav/design-system/PaymentMark';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import type { PaymentMethodName } from '@rukav/contract/payments/methods.ts';
import { plansOf, type PlanId } from '@rukav/contract/payments/plans.ts';
import type { PaymentTools } from '@rukav/contract/payments/schemas.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $refusals, linkFx, type PaymentAddress } from './model.ts';
import { obstacleText } from './obstacle-text.ts';
import * as styles from './Payment.css.ts';
import { refusalText, sumsOf } from './refusal-text.ts';

/** Loaded once its way to pay is chosen. */
const PlanChoice = lazyView(() => import('./PlanChoice.tsx'));
const QrPart = lazyView(() => import('./QrPart.tsx'));

/** Ways to pay that are offered here. */
type Offered = 'online' | 'sbp' | 'instalment' | 'split' | 'gift';

const signs: Readonly<Record<Offered, PaymentSign>> = {
  online: 'card',
  sbp: 'transfer',
  instalment: 'instalments',
  split: 'split',
  gift: 'gift',
};
const isOffered = (method: PaymentMethodName): method is Offered => method in signs;

export interface MethodChoiceProps extends PaymentTools {
  address: PaymentAddress;
  /** Path of the page that the shopper comes back to. */
  returnPath: string;
}

/** The ways to pay what is due, and what each of them needs before it begins. */
export function MethodChoice({ payment, tools, address, returnPath }: MethodChoiceProps) {
  const { formatMessage } = useIntl();
  const { refusals, open, start, isPending } = useUnit({
    refusals: $refusals,
    open: openModalFx,
    start: linkFx,
    isPending: linkFx.pending,
  });
  // Only the order's owner can pay it with a gift card, not whoever has the link of its letter.
  const isOwn = address.payKey === undefined;
  const offered = tools.flatMap(({ method, ...tool }) =>
    isOffered(method) && (isOwn || method !== 'gift') ? [{ ...tool, method }] : [],
  );
  const first = offered.find(({ method, isAvailable }) => isAvailable && method === payment.method);
  const [chosen, choose] = useState(first?.method);
  const [plan, choosePlan] = useState<PlanId>();
  const tool = offered.find(({ method, isAvailable }) => method === chosen && isAvailable);
  const refusal = refusals[address.orderNumber];
  const isInParts = tool?.method === 'instalment' || tool?.method === 'split';
  const plans = plansOf(tool?.method ?? '');
  const ownPlan = plans.find((one) => one === plan) ?? plans[0];

  if (offered.length === 0)
    return (
      <Text>
        {formatMessage({ id: 'payment.onlyGift' })}{' '}
        <Link href={`/personal/orders/${address.orderNumber}`}>
          {formatMessage({ id: 'payment.onlyGift.order' })}
        </Link>
      </Text>
    );
  return (
    <>
      {refusal && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: refusalText(refusal) }, sumsOf(refusal, payment.currency))}
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
        {tool?.method === 'gift' && (
          <Button
            emphasis="accent"
            isFullWidth
            opens="dialog"
            onPress={() => void open({ id: 'gift-card', props: { orderNumber: address.orderNumber } })}
          >
            {formatMessage({ id: 'payment.pay.gift' })}
          </Button>
        )}
        {tool && tool.method !== 'sbp' && tool.method !== 'gift' && (
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
                totalPay: payment.due,
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
