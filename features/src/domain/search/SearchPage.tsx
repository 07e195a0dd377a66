import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Text } from '@rukav/design-system/Text';
import { formatNumber } from '../../platform/locale/index.ts';
import { search, searchAddressOf } from '../catalogue/index.ts';
import { ListingBody } from '../catalogue/view.ts';
import { NothingFound } from './NothingFound.tsx';
import * as styles from './SearchPage.css.ts';

/** What answers a text: narrowed, sorted and paged as a category is; and how the text was read. */
export function SearchPage() {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const { answer, request } = useUnit(search.$current);
  if (!answer || !request) return <Asking />;
  const { query } = request.query;
  const { corrected, ignored, totalCount, missingSizes } = answer;

  return (
    <>
      <title>{formatMessage({ id: 'search.documentTitle' }, { query })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.head}>
        <Heading level={1} id={headingId}>
          {formatMessage({ id: 'search.heading' }, { query: corrected ?? query })}
        </Heading>
        {totalCount > 0 && (
          <Text tone="quiet">
            {formatMessage({ id: 'search.found' }, { count: formatNumber(totalCount), models: totalCount })}
          </Text>
        )}
        {totalCount > 0 && missingSizes.length > 0 && (
          <p>
            {formatMessage(
              { id: 'search.withoutSize' },
              { sizes: missingSizes.join(', '), count: missingSizes.length },
            )}
          </p>
        )}
        {(corrected !== null || ignored.length > 0) && (
          <p>
            {corrected !== null && <>{formatMessage({ id: 'search.corrected' }, { query: corrected })} </>}
            {ignored.length > 0 && (
              <>
                {formatMessage(
                  { id: 'search.ignored' },
                  { words: ignored.join(' '), count: ignored.length },
                )}{' '}
              </>
            )}
            <Link href={searchAddressOf({ query, isExact: true }, { filters: {}, sort: answer.sort })}>
              {formatMessage({ id: 'search.exact' }, { query })}
            </Link>
          </p>
        )}
      </div>
      <ListingBody headingId={headingId} bare={<NothingFound query={query} />} />
    </>
  );
}

/** The page before anything was asked. */
function Asking() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage({ id: 'search.ask.documentTitle' })}</title>
      <EmptyState
        title={formatMessage({ id: 'search.ask.title' })}
        text={formatMessage({ id: 'search.ask.text' })}
        headingLevel={1}
        drawing="search"
        actions={<Button href="/catalog">{formatMessage({ id: 'search.empty.link' })}</Button>}
      />
    </>
  );
}
