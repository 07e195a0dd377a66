import { ProviderAway, type PaymentProvider } from './payment-provider.ts';

/** Whether an address may be shown to a shopper as a link or as a code: a page of https, or one of the played providers. */
export function isPayPage(address: string, played: string | undefined): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || url.origin === played;
}

/**
 * A provider whose addresses are looked at before anybody sees them: with any other than a page it is as good as away, and
 * nobody is led there. `played` is the origin of the pages of the demo's providers.
 */
export const withSafePages = (provider: PaymentProvider, played: string | undefined): PaymentProvider => ({
  ...provider,
  register: async (wanted) => {
    const registered = await provider.register(wanted);
    const { link, code } = registered;
    if (![link, code ?? link].every((address) => isPayPage(address, played)))
      throw new ProviderAway(`${provider.acquiring} has named an address that is no page of https.`);
    return registered;
  },
});
