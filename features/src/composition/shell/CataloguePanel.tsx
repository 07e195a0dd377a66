import { useIntl } from 'react-intl';
import { Link } from '@rukav/design-system/Link';
import * as styles from './CataloguePanel.css.ts';
import { Sections } from './Sections.tsx';

export interface CataloguePanelProps {
  /** Which the button names as what it controls. */
  id: string;
}

/** Every section of the catalogue, by whom it is for. */
export default function CataloguePanel({ id }: CataloguePanelProps) {
  const { formatMessage } = useIntl();

  return (
    <div id={id} className={styles.panel}>
      <div className={styles.columns}>
        <Sections>
          {(roots) =>
            roots.map((root) => (
              <div key={root.url} className={styles.column}>
                <span className={styles.title}>
                  <Link href={`/catalog/${root.url}`} emphasis="plain" isStandalone>
                    {root.name}
                  </Link>
                </span>
                <ul role="list" className={styles.list} aria-label={root.name}>
                  {root.children.map(({ name, url }) => (
                    <li key={url} className={styles.item}>
                      <Link href={`/catalog/${url}`} emphasis="quiet">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))
          }
        </Sections>
        <div className={styles.all}>
          <Link href="/catalog" isStandalone>
            {formatMessage({ id: 'shell.catalogue.all' })}
          </Link>
        </div>
      </div>
    </div>
  );
}
