import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Hidden } from '@rukav/design-system/Hidden';
import { Notice } from '@rukav/design-system/Notice';
import { QrCode } from '@rukav/design-system/QrCode';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import type { PaymentQr } from '@rukav/contract/payments/schemas.ts';
import { codeOf, type Failure } from '../../platform/api/index.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { leaveRequestedFx } from '../../platform/navigation/index.ts';
import * as styles from './Payment.css.ts';
import { $codes, dropQrFx, qrFx, qrRenewed, type QrWish } from './qr.ts';
import { refusalText } from './refusal-text.ts';
import { useAskedAgain } from './useAskedAgain.ts';

/** The code for a sum: to be read by a phone, and on a phone the banks whose applications open it. */
export default function QrPart({ wish }: { wish: QrWish }) {
  const { formatMessage } = useIntl();
  const { codes, ask, renew, isRenewing } = useUnit({
    codes: $codes,
    ask: qrFx,
    renew: qrRenewed,
    isRenewing: dropQrFx.pending,
  });
  const id = useId();
  const known = codes[wish.orderNumber];
  const { orderNumber, payKey, subtotal, totalPay } = wish;
  useAskedAgain(known?.qr != null && known.failure === null, () => ask(wish));
  useEffect(() => {
    ask({ orderNumber, subtotal, totalPay, ...(payKey !== undefined && { payKey }) }).catch(() => undefined);
  }, [ask, orderNumber, subtotal, totalPay, payKey]);

  const failure = known?.failure ?? null;
  return (
    <section className={styles.code} aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {formatMessage({ id: 'payment.qr.title' })}
      </Heading>
      {failure && (
        <Notice
          tone="warning"
          isLive
          action={
            <Button
              size="small"
              isPending={isRenewing}
              pendingLabel={formatMessage({ id: 'payment.qr.renewing' })}
              onPress={() => renew(wish)}
            >
              {formatMessage({ id: 'payment.qr.renew' })}
            </Button>
          }
        >
          {formatMessage({ id: textOf(failure, known?.isRenewal) })}
        </Notice>
      )}
      {!known && <Skeleton shape="wide" />}
      {known?.qr && !failure && <Shown qr={known.qr} />}
    </section>
  );
}

/** A code that is refused because another way of paying is begun says what a new code does to that. */
const textOf = (failure: Failure, isRenewal = false): MessageId =>
  codeOf(failure) === 'payment_undefined' && !isRenewal ? 'payment.qr.elsewhere' : refusalText(failure);

function Shown({ qr }: { qr: PaymentQr }) {
  const { formatMessage } = useIntl();
  const leave = useUnit(leaveRequestedFx);
  const id = useId();

  return (
    <>
      <Hidden on="mobile">
        <div className={styles.part}>
          <Text>{formatMessage({ id: 'payment.qr.scan' })}</Text>
          <QrCode value={qr.code} label={formatMessage({ id: 'payment.qr.label' })} />
        </div>
      </Hidden>
      <div className={styles.part}>
        <Heading level={4} size="small" id={id}>
          {formatMessage({ id: 'payment.banks' })}
        </Heading>
        <ul className={styles.banks} aria-labelledby={id}>
          {qr.banks.map(({ id, name, link }) => (
            <li key={id}>
              <Button emphasis="quiet" isFullWidth onPress={() => void leave(link)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <Text tone="quiet" size="small">
        {formatMessage({ id: 'payment.qr.waiting' })}
      </Text>
    </>
  );
}
