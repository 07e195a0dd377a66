import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '@rukav/design-system/Breadcrumbs';
import { CategoryTile } from '@rukav/design-system/CategoryTile';
import { Heading } from '@rukav/design-system/Heading';
import { formatNumber } from '../../../platform/locale/index.ts';
import { $publicUrl, crumbsMeta } from '../../../platform/navigation/index.ts';
import { Canonical, SharedPicture, StructuredData } from '../../../platform/navigation/view.ts';
import { portraitSource } from '../../../platform/pictures/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { crumbsOf } from '../crumbs.ts';
import { categoryPage } from '../index.ts';
import * as styles from './Category.css.ts';

const sizes = '(min-width: 992px) 24vw, (min-width: 768px) 32vw, 48vw';

/** A category that only leads on: a tile for each that stands below it. */
export function CategoryView() {
  const { formatMessage } = useIntl();
  const { entry, origin, session } = useUnit({
    entry: categoryPage.$current,
    origin: $publicUrl,
    session: $session,
  });
  const { answer } = entry;
  if (!answer) return null;
  const { category, categoryTiles, modelCount } = answer;
  const name = category.url === '' ? formatMessage({ id: 'catalogue.title' }) : category.name;

  return (
    <>
      <title>{formatMessage({ id: 'catalogue.documentTitle' }, { name })}</title>
      <meta
        name="description"
        content={formatMessage(
          { id: 'catalogue.description' },
          { name, count: formatNumber(modelCount), models: modelCount },
        )}
      />
      <Canonical path={category.url ? `/catalog/${category.url}` : '/catalog'} />
      <SharedPicture code={categoryTiles[0]?.picture.code} />
      <StructuredData
        value={
          import.meta.env.SSR
            ? crumbsMeta({ breadcrumbs: category.breadcrumbs, origin, locale: session.locale })
            : null
        }
      />
      <div className={styles.head}>
        {category.breadcrumbs.length > 1 && (
          <Breadcrumbs
            label={formatMessage({ id: 'catalogue.breadcrumbs' })}
            crumbs={crumbsOf(category.breadcrumbs)}
          />
        )}
        <Heading level={1}>{name}</Heading>
      </div>
      <ul role="list" className={styles.grid} aria-label={formatMessage({ id: 'catalogue.sections' })}>
        {categoryTiles.map((tile, index) => (
          <li key={tile.url}>
            <CategoryTile
              name={tile.name}
              href={`/catalog/${tile.url}`}
              picture={portraitSource(tile.picture)}
              sizes={sizes}
              count={formatNumber(tile.modelCount)}
              isPriority={index < 4}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
