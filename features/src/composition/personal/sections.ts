import type { IconName } from '@rukav/design-system/Icon';
import type { VisibleFlags } from '@rukav/contract/visible-flags.ts';
import type { MessageId } from '../../platform/locale/index.ts';

/** A page of the personal area that its navigation leads to. */
export interface PersonalSection {
  /** Below `/personal/`. */
  href: string;
  icon: IconName;
  /** The name of the page. */
  label: MessageId;
  /** Leads there only while the flag is on. */
  flag?: keyof VisibleFlags;
}

/** What the personal area offers, in the order of the navigation: a page adds itself with a line (GEN-15). */
export const sections: readonly PersonalSection[] = [
  { href: '/personal/orders', icon: 'bag', label: 'orders.title' },
  { href: '/personal/data', icon: 'user', label: 'data.title' },
  { href: '/personal/club', icon: 'card', label: 'club.title' },
  { href: '/personal/coupons', icon: 'gift', label: 'club.coupons' },
  { href: '/personal/recently-viewed-products', icon: 'clock', label: 'recommendations.viewed' },
  { href: '/personal/addresses', icon: 'pin', label: 'addresses.title' },
  { href: '/personal/favorites', icon: 'heart', label: 'favouritesPage.title' },
  {
    href: '/personal/favorites/stores',
    icon: 'shop',
    label: 'favourites.stores.title',
    flag: 'favoriteStores',
  },
  {
    href: '/personal/notifications',
    icon: 'info',
    label: 'notifications.title',
    flag: 'notificationCentre',
  },
  { href: '/personal/subscribes', icon: 'mail', label: 'subscriptions.title' },
  { href: '/personal/deletion', icon: 'trash', label: 'deletion.title', flag: 'accountDeletion' },
];

/** The section that a page belongs to: the one whose path is the longest beginning of the page's. */
export const currentOf = (path: string, offered: readonly PersonalSection[]): PersonalSection | undefined =>
  offered
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length)[0];

/** The sections to lead to. Without the flag of the new account there are none (FLAG-15). */
export const sectionsFor = (flags: VisibleFlags): readonly PersonalSection[] =>
  flags.newAccount ? sections.filter(({ flag }) => flag === undefined || flags[flag]) : [];
