import { PaymentPage } from '@rukav/features/payment/view';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/dopay';

export { clientLoader, handle, headers, loader } from '../personal-page';

/** `?key=` opens the payment to whoever has the link of the letter. */
export default function PaymentRoute({ params: { orderNumber } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const key = parameters.get('key');
  return <PaymentPage key={orderNumber} orderNumber={orderNumber} {...(key !== null && { payKey: key })} />;
}
