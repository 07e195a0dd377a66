import { Anchor } from '../../internal/Anchor.tsx';
import * as styles from './SocialLinks.css.ts';
import { signs } from './signs.ts';

/** What one finds at the other end. */
export type SocialSign = keyof typeof signs;

/** One place outside where the shop can be met. */
export interface SocialLink {
  /** What the place calls itself, as a word. */
  name: string;
  href: string;
  /** `people` – a network; `message` – a messenger; `video`; `photo`; `article` – a blog. */
  sign: SocialSign;
}

export interface SocialLinksProps {
  /** What a screen reader calls the list: “Мы в соцсетях”. */
  label: string;
  /** In the order of use. */
  links: readonly SocialLink[];
  /** Read out after each name, for they open beside the page: “откроется в новой вкладке”. */
  newTabLabel: string;
}

/** Where else the shop can be met. Each place is named by a word: networks' own marks belong to them. */
export function SocialLinks({ label, links, newTabLabel }: SocialLinksProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ name, href, sign }) => (
        <li key={href}>
          <Anchor
            href={href}
            target="_blank"
            rel="noopener"
            className={styles.link}
            aria-label={`${name}, ${newTabLabel}`}
          >
            <svg className={styles.sign} viewBox="0 0 24 24" fill="none" aria-hidden>
              <path d={signs[sign]} />
            </svg>
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
