import { useUnit } from 'effector-react';
import { memo, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Wordmark } from '@rukav/brand/Wordmark';
import { Hidden } from '@rukav/design-system/Hidden';
import { IconButton } from '@rukav/design-system/IconButton';
import { Icon } from '@rukav/design-system/Icon';
import { Link } from '@rukav/design-system/Link';
import { SkipLink } from '@rukav/design-system/SkipLink';
import { $count } from '../../domain/cart/index.ts';
import { MediaHydration } from '../../platform/interaction/view.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $flags, $session } from '../../platform/session/index.ts';
import { $unread, marksRequested } from '../../domain/marks/index.ts';
import { AccountLink } from '../../domain/profile/view.ts';
import { SearchForm, type SearchFormProps } from '../../domain/search/view.ts';
import { AudienceMenu } from './AudienceMenu.tsx';
import { audiences, places } from './audiences.ts';
import { CatalogueMenu } from './CatalogueMenu.tsx';
import * as styles from './Header.css.ts';

/** Where one is and where one can go: audiences, search, city, country and language, account, cart. */
export const Header = memo(function Header({ searched }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);

  return (
    <>
      <header className={styles.header} aria-label={formatMessage({ id: 'shell.header' })}>
        <SkipLink targetId="main" label={formatMessage({ id: 'shell.skip' })} />
        <div className={styles.inner}>
          <MediaHydration on="desktop">
            <Service />
          </MediaHydration>
          <div className={styles.bar}>
            <MediaHydration on="belowDesktop">
              <div className={styles.onlyBelowDesktop}>
                <IconButton
                  icon="menu"
                  label={formatMessage({ id: 'shell.menu.open' })}
                  opens="dialog"
                  onPress={() => void open({ id: 'hamburger', props: {} })}
                />
              </div>
            </MediaHydration>
            <Link href="/" emphasis="plain" isStandalone>
              <Wordmark className={styles.mark} />
              <Hidden on="sight">{formatMessage({ id: 'shell.home' })}</Hidden>
            </Link>
            <MediaHydration on="desktop">
              <nav className={styles.onlyDesktop} aria-label={formatMessage({ id: 'shell.audiences' })}>
                {audiences.map(({ id, url }) => (
                  <AudienceMenu key={id} label={formatMessage({ id: `shell.${id}` })} url={url} />
                ))}
                <CatalogueMenu />
              </nav>
            </MediaHydration>
            <div className={styles.tools}>
              <MediaHydration on="desktop">
                <div className={styles.onlyDesktop}>
                  <SearchForm searched={searched} />
                </div>
              </MediaHydration>
              <FavouritesLink />
              <Account />
              <CartLink />
            </div>
          </div>
        </div>
      </header>
      <MediaHydration on="belowDesktop">
        <div className={styles.searchRow}>
          <SearchForm searched={searched} />
        </div>
      </MediaHydration>
    </>
  );
});

/** The row above the bar: city, delivery and returns, country and language. */
function Service() {
  const { formatMessage } = useIntl();
  const { session, open } = useUnit({ session: $session, open: openModalFx });
  const place = places.find(({ locale }) => locale === session.locale) ?? places[0];

  return (
    <div className={styles.service}>
      <button
        type="button"
        className={styles.serviceButton}
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'shell.city.choose' }, { city: session.cityName })}
        onClick={() => void open({ id: 'city', props: {} })}
      >
        <Icon name="pin" size="small" />
        {session.cityName}
      </button>
      <div className={styles.group}>
        <Link href="/delivery" emphasis="quiet">
          {formatMessage({ id: 'shell.footer.delivery' })}
        </Link>
        <Link href="/pages/vozvrat_tovara" emphasis="quiet">
          {formatMessage({ id: 'shell.footer.returns' })}
        </Link>
        <button
          type="button"
          className={styles.serviceButton}
          aria-haspopup="dialog"
          aria-label={formatMessage(
            { id: 'shell.locale.choose' },
            { country: place.countryName, language: place.languageName },
          )}
          onClick={() => void open({ id: 'locale', props: {} })}
        >
          <Icon name="globe" size="small" />
          {formatMessage(
            { id: 'shell.locale' },
            { country: place.countryName, language: place.languageName },
          )}
        </button>
      </div>
    </div>
  );
}

/** The way to what one likes, a page of the personal area; what a member likes is asked for with it, once the page is there. */
function FavouritesLink() {
  const { formatMessage } = useIntl();
  const { flags, request } = useUnit({ flags: $flags, request: marksRequested });

  useEffect(() => request(), [request]);

  if (!flags.newAccount) return null;
  return (
    <IconButton icon="heart" href="/personal/favorites" label={formatMessage({ id: 'shell.favourites' })} />
  );
}

/** The way to the personal area, with how many messages wait there. */
function Account() {
  return <AccountLink unread={useUnit($unread)} />;
}

/** The cart with how many pieces are in it; the number comes once the browser has asked for it. */
function CartLink() {
  const { formatMessage } = useIntl();
  const count = useUnit($count);

  return (
    <IconButton
      icon="bag"
      href="/cart"
      label={
        count > 0
          ? formatMessage({ id: 'shell.cart.count' }, { count: String(count) })
          : formatMessage({ id: 'shell.cart' })
      }
      {...(count > 0 && { count: count > 99 ? '99+' : String(count) })}
    />
  );
}
