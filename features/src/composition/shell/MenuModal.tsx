import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Accordion } from '@rukav/design-system/Accordion';
import { Button } from '@rukav/design-system/Button';
import { Drawer } from '@rukav/design-system/Drawer';
import { Link } from '@rukav/design-system/Link';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import { places } from './audiences.ts';
import { menuHidden } from './index.ts';
import * as styles from './MenuModal.css.ts';
import { Sections } from './Sections.tsx';

/** The menu of phones and tablets: the catalogue's tree, and what the header has no room for. */
export default function MenuModal() {
  const { formatMessage } = useIntl();
  const { session, hidden, open } = useUnit({
    session: $session,
    hidden: menuHidden,
    open: openModalFx,
  });
  const place = places.find(({ locale }) => locale === session.locale) ?? places[0];

  useEffect(() => () => hidden(), [hidden]);

  return (
    <Drawer
      side="left"
      title={formatMessage({ id: 'shell.menu.title' })}
      closeLabel={formatMessage({ id: 'shell.menu.close' })}
    >
      <Sections>
        {(roots) => (
          <Accordion
            headingLevel={3}
            items={roots.map((root) => ({
              id: root.url,
              title: root.name,
              content: (
                <ul role="list" className={styles.list}>
                  {root.children.map(({ name, url }) => (
                    <li key={url}>
                      <Link href={`/catalog/${url}`} emphasis="plain" isStandalone>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              ),
            }))}
          />
        )}
      </Sections>
      <div className={styles.service}>
        <Button emphasis="plain" icon="pin" onPress={() => void open({ id: 'city', props: {} })}>
          {formatMessage({ id: 'shell.city' }, { city: session.cityName })}
        </Button>
        <Button emphasis="plain" icon="globe" onPress={() => void open({ id: 'locale', props: {} })}>
          {formatMessage(
            { id: 'shell.locale' },
            { country: place.countryName, language: place.languageName },
          )}
        </Button>
        <Link href="/delivery" emphasis="quiet" isStandalone>
          {formatMessage({ id: 'shell.footer.delivery' })}
        </Link>
        <Link href="/pages/vozvrat_tovara" emphasis="quiet" isStandalone>
          {formatMessage({ id: 'shell.footer.returns' })}
        </Link>
      </div>
    </Drawer>
  );
}
