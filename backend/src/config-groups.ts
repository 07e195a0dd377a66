import type { z } from 'zod';

/** Settings that need each other: one of `services` needs all of `keys`, and these are of no use without one. */
interface SettingsGroup {
  services: readonly string[];
  keys: readonly string[];
  /** Settings that a service can do without. */
  optional?: readonly string[];
}

const groups: readonly SettingsGroup[] = [
  { services: ['RBS_URL', 'SBP_URL'], keys: ['RBS_USER', 'RBS_PASSWORD', 'RBS_SECRET'] },
  { services: ['YANDEX_PAY_URL'], keys: ['YANDEX_PAY_KEY', 'YANDEX_PAY_MERCHANT'] },
  { services: ['SOVCOMBANK_URL'], keys: ['SOVCOMBANK_SHOP', 'SOVCOMBANK_SECRET'] },
  { services: ['SMARTCAPTCHA_SITE_KEY'], keys: ['SMARTCAPTCHA_SERVER_KEY'] },
  { services: ['MESSAGES_URL'], keys: [], optional: ['MESSAGES_TOKEN'] },
];

/** Names each setting of a service that is missing, and each that is set for a service without an address. */
export function checkGroups(
  values: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx<unknown>,
): void {
  const fault = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  for (const { services, keys, optional = [] } of groups) {
    const service = services.find((name) => values[name]);
    if (service) for (const key of keys) if (!values[key]) fault(key, `It is needed, as ${service} is set.`);
    if (!service)
      for (const key of [...keys, ...optional])
        if (values[key]) fault(key, `It is of no use without ${services.join(' or ')}.`);
  }
}
