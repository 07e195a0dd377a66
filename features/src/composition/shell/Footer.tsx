import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Link } from '@rukav/design-system/Link';
import type { MessageId } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Footer.css.ts';
import { themeKeptFx, themeNames, type ThemeName } from './index.ts';
import { Wordmark } from './Wordmark.tsx';

const groups: readonly { title: MessageId; links: readonly { label: MessageId; href: string }[] }[] = [
  {
    title: 'shell.footer.shopping',
    links: [
      { label: 'shell.catalogue', href: '/catalog' },
      { label: 'shell.footer.delivery', href: '/delivery' },
      { label: 'shell.footer.payment', href: '/payment' },
      { label: 'shell.footer.returns', href: '/pages/vozvrat_tovara' },
      { label: 'shell.footer.questions', href: '/faq' },
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

const $country = $session.map((session) => session.country);

/** The help line of a country, as a telephone dials it. */
const phones = { RU: '88005550123', KZ: '87273550123' } as const;

export interface FooterProps {
  /** The view that the page is drawn in. */
  theme: ThemeName;
}

/** Help in the same place on every page, documents, and the choice of a view. */
export function Footer({ theme }: FooterProps) {
  const { formatMessage } = useIntl();
  const { keepTheme, country } = useUnit({ keepTheme: themeKeptFx, country: $country });

  return (
    <footer className={styles.footer} aria-label={formatMessage({ id: 'shell.footer' })}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Wordmark />
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
        <div className={styles.column}>
          <p className={styles.title}>{formatMessage({ id: 'shell.footer.help' })}</p>
          <Link href={`tel:${phones[country]}`} emphasis="plain" isStandalone>
            {formatMessage({ id: `shell.footer.phone.${country}` })}
          </Link>
          <p className={styles.quiet}>{formatMessage({ id: `shell.footer.hours.${country}` })}</p>
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
