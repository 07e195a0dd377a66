import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { Pager } from '@rukav/design-system/Pager';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Table } from '@rukav/design-system/Table';
import { limits } from '@rukav/contract/limits.ts';
import type { BonusEntry } from '@rukav/contract/loyalty/schemas.ts';
import { formatDate, formatNumber } from '../../platform/locale/index.ts';
import { useLastPage } from '../../platform/navigation/view.ts';
import * as styles from './Club.css.ts';
import { history, historyRequest } from './model.ts';

const addressOf = (page: number) => (page > 1 ? `/personal/club?page=${page}` : '/personal/club');

/** What was given and taken, by pages, newest first. */
export function BonusHistory({ pageNumber }: { pageNumber: number }) {
  const { formatMessage } = useIntl();
  const { entry, retry } = useUnit({ entry: history.$current, retry: history.retryFx });
  const isThis = entry.key === history.keyOf(historyRequest(pageNumber));
  const answer = isThis ? entry.answer : null;
  const pages = answer ? Math.ceil(answer.total / limits.listPageSize) : undefined;
  useLastPage({ page: pageNumber + 1, pages, hrefOf: addressOf });

  return (
    <section className={styles.part} aria-labelledby="club-history">
      <Heading level={2} size="small" id="club-history">
        {formatMessage({ id: 'club.history' })}
      </Heading>
      {answer && <Entries entries={answer.entries} />}
      {answer && answer.total > limits.listPageSize && (
        <Pager
          label={formatMessage({ id: 'club.history.pages' })}
          current={pageNumber + 1}
          total={Math.ceil(answer.total / limits.listPageSize)}
          hrefOf={addressOf}
          previousLabel={formatMessage({ id: 'club.history.previous' })}
          nextLabel={formatMessage({ id: 'club.history.next' })}
          pageLabel={(page) => formatMessage({ id: 'club.history.page' }, { page: String(page) })}
        />
      )}
      {!answer && isThis && entry.state === 'failed' && (
        <Notice
          tone="danger"
          isLive
          action={
            <Button emphasis="quiet" size="small" onPress={() => void retry()}>
              {formatMessage({ id: 'club.retry' })}
            </Button>
          }
        >
          {formatMessage({ id: 'club.history.failed' })}
        </Notice>
      )}
      {!answer && !(isThis && entry.state === 'failed') && <Skeleton shape="wide" />}
    </section>
  );
}

function Entries({ entries }: { entries: readonly BonusEntry[] }) {
  const { formatMessage } = useIntl();
  if (entries.length === 0)
    return <p className={styles.quiet}>{formatMessage({ id: 'club.history.none' })}</p>;

  return (
    <Table
      caption={formatMessage({ id: 'club.history' })}
      isCaptionHidden
      columns={[
        { id: 'date', label: formatMessage({ id: 'club.history.date' }) },
        { id: 'description', label: formatMessage({ id: 'club.history.description' }) },
        { id: 'until', label: formatMessage({ id: 'club.history.until' }) },
        { id: 'bonuses', label: formatMessage({ id: 'club.bonuses' }), align: 'end' },
      ]}
      rows={entries.map((row) => ({
        id: row.id,
        cells: {
          date: formatDate(row.date),
          description: [row.description, row.promotion, row.orderNumber && `№ ${row.orderNumber}`]
            .filter(Boolean)
            .join(', '),
          until: row.availableUntil ? formatDate(row.availableUntil) : '—',
          bonuses: `${row.bonuses > 0 ? '+' : '−'}${formatNumber(Math.abs(row.bonuses))}`,
        },
      }))}
    />
  );
}
