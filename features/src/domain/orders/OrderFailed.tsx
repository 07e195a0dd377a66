import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { isRefusedWith, type Failure } from '../../platform/api/index.ts';
import { SignInPrompt } from '../profile/view.ts';

export interface OrderFailedProps {
  failure: Failure | null;
  onRetry: () => void;
}

/**
 * Why an order is not shown: nobody is signed in, and then signing in leads to it; the account has no such order; or the
 * shop did not answer.
 */
export function OrderFailed({ failure, onRetry }: OrderFailedProps) {
  const { formatMessage } = useIntl();
  if (isRefusedWith(failure, 'auth_required'))
    return <SignInPrompt text={formatMessage({ id: 'orders.signIn' })} />;
  const isNone = failure?.status === 404;
  return (
    <EmptyState
      headingLevel={1}
      drawing={isNone ? 'search' : 'error'}
      title={formatMessage({ id: isNone ? 'orders.notFound' : 'orders.failed' })}
      text={formatMessage({ id: isNone ? 'orders.notFound.text' : 'orders.failed.text' })}
      actions={
        isNone ? (
          <Button href="/personal/orders">{formatMessage({ id: 'orders.all' })}</Button>
        ) : (
          <Button onPress={onRetry}>{formatMessage({ id: 'orders.retry' })}</Button>
        )
      }
    />
  );
}
