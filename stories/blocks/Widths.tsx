import { breakpoints, media } from '@rukav/design-system/theme';
import { useSyncExternalStore } from 'react';
import * as styles from './blocks.css.ts';
import { Figure } from './Figure.tsx';

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

const ranges = [
  { name: 'mobile', words: `below ${breakpoints.tablet}`, isHere: () => matchMedia(media.mobile).matches },
  {
    name: 'tablet',
    words: `${breakpoints.tablet} to ${breakpoints.desktop - 1}`,
    isHere: () => matchMedia(media.tablet).matches && matchMedia(media.belowDesktop).matches,
  },
  { name: 'desktop', words: `from ${breakpoints.desktop}`, isHere: () => matchMedia(media.desktop).matches },
];

/** The three kinds of windows, and which of them this page stands in. */
export function Widths() {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  return (
    <Figure caption={`This page is ${width} CSS pixels wide.`}>
      <div className={styles.ruler}>
        {ranges.map(({ name, words, isHere }) => (
          <div key={name} className={styles.range} data-here={isHere() || undefined} style={{ flexGrow: 1 }}>
            <div className={styles.name}>{name}</div>
            <div className={styles.quiet}>{words}</div>
          </div>
        ))}
      </div>
    </Figure>
  );
}
