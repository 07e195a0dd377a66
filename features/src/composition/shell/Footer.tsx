import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { helpLines } from '@rukav/brand';
import { Wordmark } from '@rukav/brand/Wordmark';
import { Link } from '@rukav/design-system/Link';
import { LazyHydration } from '../../platform/interaction/view.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Footer.css.ts';
import { themeKeptFx, themeNames, type ThemeName } from './index.ts';
import { mark } from './Header.css.ts';

const groups: readonly { title: MessageId; links: readonly { label: MessageId; href: string }[] }[] = [
  {
    title: 'shell.footer.shopping',
    links: [
      { label: 'shell.catalogue', href: '/catalog' },
      { label: 'shell.footer.stores', href: '/stores' },
      { label: 'shell.footer.delivery', href: '/delivery' },
      { label: 'shell.footer.payment', href: '/payment' },
      { label: 'shell.footer.returns', href: '/pages/vozvrat_tovara' },
      { label: 'shell.footer.questions', href: '/faq' },
      { label: 'shell.footer.feedback', href: '/feedback' },
    ],
  },
  {
    title: 'shell.footer.legal',
    links: [
      { label: 'shell.footer.offer', href: '/pages/oferta' },
      { label: 'shell.footer.privacy', href: '/pages/privacy' },
      { label: 'shell.footer.terms', href: '/terms' },
    ],
  },
];

/** Never changes by itself, and is the same element each time. */
const linkColumns = (
  <LazyHydration>
    <FooterLinks />
  </LazyHydration>
);

/** The store in a word, and the links by what they are about. */
function FooterLinks() {
  const { formatMessage } = useIntl();

  return (
    <>
      <div className={styles.column}>
        <Wordmark className={mark} />
        <p className={styles.about}>{formatMessage({ id: 'shell.footer.about' })}</p>
      </div>
      {groups.map(({ title, links }) => (
        <nav key={title} className={styles.column} aria-label={formatMessage({ id: title })}>
          <p className={styles.title}>{formatMessage({ id: title })}</p>
          {links.map(({ label, href }) => (
            <Link key={href} href={href} emphasis="quiet" isStandalone>
              {formatMessage({ id: label })}
            </Link>
          ))}
        </nav>
      ))}
    </>
  );
}

export interface FooterProps {
  /** The view that the page is drawn in. */
  theme: ThemeName;
}

/** Help in the same place on every page, documents, and the choice of a view. */
export function Footer({ theme }: FooterProps) {
  const { formatMessage } = useIntl();
  const { keepTheme, session } = useUnit({ keepTheme: themeKeptFx, session: $session });
  const { phone, hours } = helpLines[session.country];

  return (
    <footer className={styles.footer} aria-label={formatMessage({ id: 'shell.footer' })}>
      <div className={styles.columns}>
        {linkColumns}
        <div className={styles.column}>
          <p className={styles.title}>{formatMessage({ id: 'shell.footer.help' })}</p>
          <Link href={`tel:${phone.replaceAll(/\D/g, '')}`} emphasis="plain" isStandalone>
            {phone}
          </Link>
          <p className={styles.quiet}>{hours[session.lang]}</p>
          <fieldset className={styles.viewSet}>
            <legend className={styles.legend}>{formatMessage({ id: 'shell.footer.view' })}</legend>
            <div className={styles.views}>
              {themeNames.map((name) => (
                <label key={name} className={styles.view}>
                  <input
                    type="radio"
                    name="view"
                    defaultChecked={name === theme}
                    onChange={() => void keepTheme(name)}
                  />
                  {formatMessage({ id: `shell.theme.${name}` })}
                </label>
              ))}
            </div>
          </fieldset>
          <p className={styles.quiet}>{formatMessage({ id: 'shell.footer.demo' })}</p>
        </div>
      </div>
    </footer>
  );
}
