/** Hosts of the push services of Chrome and its kin, Firefox, Edge and Safari; with a dot in front, what lies below. */
const hosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/**
 * Whether a browser may be reached at an address: a shopper's browser names it, so that the shop would ask any address of
 * its own network for her. `origins` are those that the shop itself has added.
 */
export function isKnownService(endpoint: string, origins: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (origins.includes(url.origin)) return true;
  const isOfHost = (host: string) =>
    host.startsWith('.')
      ? url.hostname.length > host.length && url.hostname.endsWith(host) && !url.hostname.startsWith('.')
      : url.hostname === host;
  return url.protocol === 'https:' && url.port === '' && hosts.some(isOfHost);
}
