import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Box } from '@rukav/design-system/Box';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { formatNumber } from '../../platform/locale/index.ts';
import { Tiles } from '../catalogue/view.ts';
import { search } from './index.ts';

/** Products that answer a text, a page at a time. */
export function SearchPage() {
  const { formatMessage } = useIntl();
  const { entry, isOpening } = useUnit({ entry: search.$current, isOpening: search.$isOpening });
  const { answer, request } = entry;

  if (!answer || !request) {
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
  const { query } = request.query;
  const next = (answer.pageNumber + 1) * answer.pageSize < answer.totalCount;

  return (
    <Stack space="large">
      <title>{formatMessage({ id: 'search.documentTitle' }, { query })}</title>
      <meta name="robots" content="noindex" />
      {answer.tiles.length === 0 ? (
        <EmptyState
          title={formatMessage({ id: 'search.empty.title' }, { query })}
          text={formatMessage({ id: 'search.empty.text' })}
          headingLevel={1}
          drawing="search"
          actions={<Button href="/catalog">{formatMessage({ id: 'search.empty.link' })}</Button>}
        />
      ) : (
        <>
          <Box padding={{ block: 'medium' }}>
            <Heading level={1}>{formatMessage({ id: 'search.heading' }, { query })}</Heading>
            <Text tone="quiet">
              {formatMessage(
                { id: 'search.found' },
                { count: formatNumber(answer.totalCount), models: answer.totalCount },
              )}
            </Text>
          </Box>
          <Tiles tiles={answer.tiles} isBusy={isOpening} />
          {next && (
            <Button
              emphasis="quiet"
              href={`/search?query=${encodeURIComponent(query)}&page=${answer.pageNumber + 2}`}
            >
              {formatMessage({ id: 'search.next' })}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
