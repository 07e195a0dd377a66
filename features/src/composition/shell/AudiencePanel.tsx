import { useIntl } from 'react-intl';
import type { Navigation } from '@rukav/contract/catalogue/schemas.ts';
import { CategoryTile } from '@rukav/design-system/CategoryTile';
import { Link } from '@rukav/design-system/Link';
import { tileSource } from '../../platform/pictures/index.ts';
import * as styles from './CataloguePanel.css.ts';
import { Sections } from './Sections.tsx';

export interface AudiencePanelProps {
  /** Which the button names as what it controls. */
  id: string;
  /** The audience's part of the catalogue. */
  url: string;
}

/** Sections that are shown with a picture. */
const pictured = 3;

/** What there is for an audience: what is new and reduced, every section, and some of them in pictures. */
export default function AudiencePanel({ id, url }: AudiencePanelProps) {
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.audience}>
        <Sections>
          {(roots) => {
            const root = roots.find((one) => one.url === url);
            return root && <Parts root={root} />;
          }}
        </Sections>
      </div>
    </div>
  );
}

function Parts({ root: { name, allUrl, children } }: { root: Navigation['roots'][number] }) {
  const { formatMessage } = useIntl();
  const sections = children.filter(({ url }) => url !== allUrl);
  const shortcuts = [
    { id: 'shell.audience.new', href: `/catalog/${allUrl}?sort=byNovelty` },
    { id: 'shell.audience.sale', href: `/catalog/${allUrl}?collection=sale` },
    { id: 'shell.audience.all', href: `/catalog/${allUrl}` },
  ] as const;

  return (
    <>
      {allUrl !== null && (
        <ul role="list" aria-label={name}>
          {shortcuts.map(({ id, href }) => (
            <li key={id}>
              <Link href={href} emphasis="plain" isStandalone>
                {formatMessage({ id })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul role="list" className={styles.sections} aria-label={formatMessage({ id: 'shell.catalogue.all' })}>
        {sections.map((section) => (
          <li key={section.url} className={styles.item}>
            <Link href={`/catalog/${section.url}`} emphasis="quiet">
              {section.name}
            </Link>
          </li>
        ))}
      </ul>
      <ul
        role="list"
        className={styles.pictures}
        aria-label={formatMessage({ id: 'shell.audience.pictures' })}
      >
        {sections.slice(0, pictured).map((section) => (
          <li key={section.url}>
            <CategoryTile
              name={section.name}
              href={`/catalog/${section.url}`}
              picture={tileSource(section.picture)}
              sizes="180px"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
