import type { AcquiringName } from '@rukav/contract/payments/methods.ts';
import type { Config } from '../config.ts';
import { withSafePages } from './payment-address.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { rbsProvider } from './rbs.ts';
import { sovcombankProvider } from './sovcombank.ts';
import { yandexProvider } from './yandex.ts';

/** The providers that the store has an agreement with, by their names. */
export type PaymentProviders = ReadonlyMap<AcquiringName, PaymentProvider>;

/** The adapters by the configuration. */
export function providersBy({
  payments: { card, sbp, yandex, sovcombank },
  isDemo,
  publicUrl,
}: Pick<Config, 'payments' | 'isDemo' | 'publicUrl'>): PaymentProviders {
  const played = isDemo ? publicUrl.origin : undefined;
  const all = [
    ...(card ? [rbsProvider('SBERBANK', card)] : []),
    ...(sbp ? [rbsProvider('FPS', sbp)] : []),
    ...(yandex ? [yandexProvider(yandex)] : []),
    ...(sovcombank ? [sovcombankProvider(sovcombank)] : []),
  ];
  return new Map(all.map((provider) => [provider.acquiring, withSafePages(provider, played)]));
}
