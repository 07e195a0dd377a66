import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Stack } from '@rukav/design-system/Stack';
import { LateShelves } from '../recommendations/view.ts';
import * as styles from './SearchPage.css.ts';
import { hints } from './suggesting.ts';

/** Nothing answers a text: what may be wrong with it, and what others search for. */
export function NothingFound({ query }: { query: string }) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const { hinted, ask } = useUnit({ hinted: hints.$current, ask: hints.openFx });
  const isPopular = hinted.request?.query.query === '';
  const popular = isPopular ? (hinted.answer?.queries ?? []) : [];

  useEffect(() => {
    ask({ query: { query: '' } }).catch(() => undefined);
  }, [ask]);

  return (
    <div className={styles.nothing}>
      <EmptyState
        title={formatMessage({ id: 'search.empty.title' }, { query })}
        text={formatMessage({ id: 'search.empty.text' })}
        drawing="search"
        actions={<Button href="/catalog">{formatMessage({ id: 'search.empty.link' })}</Button>}
      />
      {popular.length > 0 && (
        <section aria-labelledby={titleId}>
          <Stack space="medium">
            <Heading level={2} size="small" id={titleId}>
              {formatMessage({ id: 'search.popular' })}
            </Heading>
            <ul role="list" className={styles.popular}>
              {popular.map((text) => (
                <li key={text}>
                  <Link href={`/search?query=${encodeURIComponent(text)}`}>{text}</Link>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
      <LateShelves pattern="empty" />
    </div>
  );
}
