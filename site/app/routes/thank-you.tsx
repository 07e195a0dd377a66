import { ThankYouPage } from '@rukav/features/orders/view';
import { useSearchParams } from 'react-router';

export { clientLoader, handle, headers, loader } from '../personal-page';

/** `?orders=A,B`: what was just ordered. */
export default function ThankYouRoute() {
  const [parameters] = useSearchParams();
  return <ThankYouPage orderNumbers={(parameters.get('orders') ?? '').split(',').filter(Boolean)} />;
}
