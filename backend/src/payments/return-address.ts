import { Refusal } from '../http/refusal.ts';

/**
 * A whole return address in the store: from a path, or from an address of our own origin. Throws `return_address_forbidden`
 * for any other, so that no bank sends a shopper elsewhere in our name.
 */
export function returnAddress(given: string, publicUrl: URL): string {
  const address = URL.canParse(given, publicUrl) ? new URL(given, publicUrl) : undefined;
  // A `blob:` address has the origin of the page that made it.
  const isOurs =
    address?.protocol === publicUrl.protocol &&
    address.origin === publicUrl.origin &&
    address.username === '' &&
    address.password === '';
  if (!address || !isOurs) throw new Refusal('return_address_forbidden');
  return address.href;
}
