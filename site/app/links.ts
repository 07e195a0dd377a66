import { followedLink } from '@rukav/design-system/ModalStack';

/** What a link is followed by, and what is told of one that is neared. */
export interface LinkActions {
  /** Leads to an address of the store. */
  follow: (to: string) => void;
  /** A pointer, a finger or the focus has come to a link within the store. */
  near: (to: string) => void;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** The link within the store that an event is on. */
function linkAt({ target }: Event): string | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.href || anchor.origin !== window.location.origin || anchor.hasAttribute('download'))
    return undefined;
  return ['', '_self'].includes(anchor.target) ? addressOf(anchor) : undefined;
}

const nearing = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Makes every link of the document go through the router, also one in a part of the page that is not hydrated: anchors are
 * plain, and one listener hears them all. It comes after React's listeners, so that who prevents a click keeps it.
 */
export function followLinks({ follow, near }: LinkActions): void {
  window.addEventListener('click', (event) => {
    const to = followedLink(event);
    if (to === undefined) return;
    event.preventDefault();
    follow(to);
  });

  let last: string | undefined;
  const hear = (event: Event) => {
    const to = linkAt(event);
    if (to === last) return;
    last = to;
    if (to !== undefined) near(to);
  };
  for (const kind of nearing) window.addEventListener(kind, hear, { capture: true, passive: true });
}
