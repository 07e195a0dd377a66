import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { LoadMore } from '@rukav/design-system/LoadMore';
import { Notice } from '@rukav/design-system/Notice';
import { formatNumber } from '../../../platform/locale/index.ts';
import * as styles from './Listing.css.ts';
import { $isLoadingMore, $moreFailure, $shown, moreRequested } from './model.ts';
import { listingAddressOf } from './selection.ts';

/** Brings the next page below what is shown; without script it is a link to that page. */
export function More() {
  const { formatMessage } = useIntl();
  const { shown, isPending, failure, more } = useUnit({
    shown: $shown,
    isPending: $isLoadingMore,
    failure: $moreFailure,
    more: moreRequested,
  });
  const { location, totalCount, pageSize, pages } = shown;
  const until = Math.min(totalCount, (location.pageNumber + pages + 1) * pageSize);
  if (totalCount === 0) return null;

  const address = listingAddressOf(location, location.selection);
  const href = `${address}${address.includes('?') ? '&' : '?'}page=${location.pageNumber + pages + 2}`;
  const next = Math.min(pageSize, totalCount - until);

  return (
    <div className={styles.after}>
      {failure && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: 'catalogue.more.failed' })}
        </Notice>
      )}
      <LoadMore
        label={formatMessage({ id: 'catalogue.more' }, { count: String(next) })}
        {...(next > 0 && { href })}
        shown={until}
        total={totalCount}
        amountLabel={formatMessage(
          { id: 'catalogue.more.shown' },
          { shown: formatNumber(until), total: formatNumber(totalCount) },
        )}
        isPending={isPending}
        {...(pages > 0 && {
          announcement: formatMessage(
            { id: 'catalogue.more.done' },
            {
              from: formatNumber(until - ((until - 1) % pageSize)),
              to: formatNumber(until),
              total: formatNumber(totalCount),
            },
          ),
        })}
        onPress={more}
      />
    </div>
  );
}
