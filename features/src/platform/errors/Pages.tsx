import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';

/** Nothing stands at this address; what to do instead. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>
        {formatMessage(
          { id: 'errors.documentTitle' },
          { title: formatMessage({ id: 'errors.notFound.title' }) },
        )}
      </title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={formatMessage({ id: 'errors.notFound.title' })}
        headingLevel={1}
        drawing="search"
        actions={<Button href="/catalog">{formatMessage({ id: 'errors.notFound.link' })}</Button>}
        text={formatMessage({ id: 'errors.notFound.text' })}
      />
    </>
  );
}

/** The shop has no goods yet: its doors are not open. */
export function NotOpenPage({ onRetry }: FaultPageProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage({ id: 'errors.notOpen.title' })}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={formatMessage({ id: 'errors.notOpen.title' })}
        headingLevel={1}
        drawing="bag"
        actions={<Button onPress={onRetry}>{formatMessage({ id: 'errors.notOpen.retry' })}</Button>}
        text={formatMessage({ id: 'errors.notOpen.text' })}
      />
    </>
  );
}

export interface FaultPageProps {
  /** Tries the same page again. */
  onRetry: () => void;
}

/** The page could not be made: nothing is lost, and it can be tried again. */
export function FaultPage({ onRetry }: FaultPageProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>
        {formatMessage({ id: 'errors.documentTitle' }, { title: formatMessage({ id: 'errors.page.title' }) })}
      </title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={formatMessage({ id: 'errors.page.title' })}
        headingLevel={1}
        drawing="error"
        actions={<Button onPress={onRetry}>{formatMessage({ id: 'errors.retry' })}</Button>}
        text={formatMessage({ id: 'errors.page.text' })}
      />
    </>
  );
}
