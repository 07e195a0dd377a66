/**
 * Where a click leads within the site, if it is on a link that this tab would follow: not with a modifier key, not into
 * another tab, not to another origin, not a download, and not to a place of the page that is shown.
 */
export function followedLink(event: MouseEvent): string | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (anchor.hasAttribute('download') || !['', '_self'].includes(anchor.target)) return undefined;
  const { origin, pathname, search } = window.location;
  if (anchor.origin !== origin) return undefined;
  if (anchor.hash && anchor.pathname === pathname && anchor.search === search) return undefined;
  return anchor.pathname + anchor.search + anchor.hash;
}
