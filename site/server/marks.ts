/**
 * Parameters with which advertisers, letters and social networks mark links. They are for whoever counts visits, in the
 * browser: no page reads one of them, so a marked address is the same page (`marks.test.ts` looks that no page begins to).
 */
const marks =
  /^(?:utm_[a-z_]+|_openstat|gclid|gclsrc|dclid|gbraid|wbraid|yclid|ysclid|ymclid|fbclid|igshid|msclkid|ttclid|twclid|mc_cid|mc_eid)$/;

/** Whether a parameter of an address is such a mark. */
export const isMark = (parameter: string): boolean => marks.test(parameter);

/** An address without the marks of whoever has led there. All else of it stays as it was written. */
export function withoutMarks(address: string): string {
  const begin = address.indexOf('?');
  if (begin === -1) return address;
  const pairs = address.slice(begin + 1).split('&');
  const kept = pairs.filter((pair) => !isMark(pair.split('=', 1)[0] ?? ''));
  if (kept.length === pairs.length) return address;
  const path = address.slice(0, begin);
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
