import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BackToTop } from '@rukav/design-system/BackToTop';
import { CartWidget } from '../../domain/cart/view.ts';
import { CookieNotice } from './CookieNotice.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import type { ThemeName } from './index.ts';
import { NoScripts } from './NoScripts.tsx';
import * as styles from './Shell.css.ts';

export interface ShellProps {
  theme: ThemeName;
  /** Whether another page is on its way. */
  isBusy: boolean;
  /** What the address of the page searches for; empty on every page but the search. @default '' */
  searched?: string;
  /** True for a page that shows nothing without scripts: it says so then. @default false */
  needsScripts?: boolean;
  children: ReactNode;
}

/** What every page stands in. The main landmark takes focus from the skip link, and after a change of page. */
export function Shell({ theme, isBusy, searched = '', needsScripts = false, children }: ShellProps) {
  return (
    <>
      <div className={styles.progress} data-busy={isBusy || undefined} aria-hidden />
      <Header searched={searched} />
      <OfflineNotice />
      {above}
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        aria-busy={isBusy}
        data-scripted={needsScripts || undefined}
      >
        {needsScripts && (
          <noscript>
            <NoScripts />
          </noscript>
        )}
        {children}
      </main>
      <Below theme={theme} />
    </>
  );
}

/** The same element each time: while another page is on its way it is not drawn anew. */
const above = <CartWidget />;

const Below = memo(function Below({ theme }: Pick<ShellProps, 'theme'>) {
  const { formatMessage } = useIntl();

  return (
    <>
      <Footer theme={theme} />
      <BackToTop targetId="main" label={formatMessage({ id: 'shell.top' })} />
      <CookieNotice />
    </>
  );
});
