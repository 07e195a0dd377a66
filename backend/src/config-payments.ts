import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).optional();

/** What the environment says of payment providers. */
export const PaymentEnvironment = z.object({
  SIMULATOR_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  RBS_URL: address,
  RBS_USER: z.string().default(''),
  RBS_PASSWORD: z.string().default(''),
  RBS_SECRET: z.string().default(''),
  RBS_TAX_TYPE: z.coerce.number().int().nonnegative().default(6),
  SBP_URL: address,
  YANDEX_PAY_URL: address,
  YANDEX_PAY_KEY: z.string().default(''),
  YANDEX_PAY_MERCHANT: z.string().default(''),
  SOVCOMBANK_URL: address,
  SOVCOMBANK_SHOP: z.string().default(''),
  SOVCOMBANK_SECRET: z.string().default(''),
});

/** A shop at a bank of the RBS engine. */
export interface RbsSettings {
  /** Without a slash at its end. */
  url: string;
  user: string;
  password: string;
  /** What the checksum of a callback is made with. */
  secret: string;
  /** The VAT of the goods by the bank's numbering. */
  taxType: number;
}

/** A shop at Yandex Pay. */
export interface YandexSettings {
  url: string;
  key: string;
  merchant: string;
}

/** A shop at Sovcombank. */
export interface SovcombankSettings {
  url: string;
  shop: string;
  secret: string;
}

/** The providers that the store has an agreement with. */
export interface PaymentSettings {
  card: RbsSettings | undefined;
  sbp: RbsSettings | undefined;
  yandex: YandexSettings | undefined;
  sovcombank: SovcombankSettings | undefined;
}

/** Keys that the demo and its simulator share. */
export const demoKeys = {
  user: 'rukav-api',
  password: 'demo',
  secret: 'a secret of the demo',
  merchant: 'rukav',
} as const;

/** The providers by the environment; in the demo what is not named is played by the simulator. */
export function paymentsOf(
  values: z.output<typeof PaymentEnvironment>,
  simulatorUrl: string | undefined,
): PaymentSettings {
  const { user, password, secret, merchant } = demoKeys;
  const taxType = values.RBS_TAX_TYPE;
  const rbs = (url: string | undefined): RbsSettings | undefined => {
    if (url)
      return {
        url,
        user: values.RBS_USER,
        password: values.RBS_PASSWORD,
        secret: values.RBS_SECRET,
        taxType,
      };
    return simulatorUrl ? { url: `${simulatorUrl}/rbs`, user, password, secret, taxType } : undefined;
  };
  return {
    card: rbs(values.RBS_URL),
    sbp: rbs(values.SBP_URL),
    yandex: values.YANDEX_PAY_URL
      ? { url: values.YANDEX_PAY_URL, key: values.YANDEX_PAY_KEY, merchant: values.YANDEX_PAY_MERCHANT }
      : simulatorUrl
        ? { url: `${simulatorUrl}/yandex`, key: secret, merchant }
        : undefined,
    sovcombank: values.SOVCOMBANK_URL
      ? { url: values.SOVCOMBANK_URL, shop: values.SOVCOMBANK_SHOP, secret: values.SOVCOMBANK_SECRET }
      : simulatorUrl
        ? { url: `${simulatorUrl}/sovcombank`, shop: merchant, secret }
        : undefined,
  };
}
