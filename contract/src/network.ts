const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Returns whether a request comes from this machine: the site asks from here for its visitors, and so do developers. */
export const isLoopback = (ip: string): boolean => loopback.test(ip);

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What limits by address count by: an IPv4 address, or the /64 network of an IPv6 address, since a household has 2^64
 * of those.
 */
export function networkOf(ip: string): string {
  const [, embedded] = mapped.exec(ip) ?? [];
  if (embedded) return embedded;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
