import { useIntl } from 'react-intl';
import { isRefusedWith, type Failure } from '../api/index.ts';
import { incidentOf } from './index.ts';
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
function NotOpenPage({ onRetry }: FaultPageProps) {
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

/** Whoever asked was taken for a machine: what support needs to know, as the modal has it (ERR-083). */
function ForbiddenPage({ incident, onRetry }: FaultPageProps & { incident: Record<string, string> }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>
        {formatMessage({ id: 'errors.documentTitle' }, { title: formatMessage({ id: 'errors.attention' }) })}
      </title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={formatMessage({ id: 'errors.attention' })}
        headingLevel={1}
        drawing="error"
        actions={<Button onPress={onRetry}>{formatMessage({ id: 'errors.retry' })}</Button>}
        text={formatMessage({ id: 'errors.antiBot' }, incident)}
      />
    </>
  );
}

export interface FailurePageProps extends FaultPageProps {
  /** Why the page's data did not come; null where it is not known. */
  failure: Failure | null;
}

/** Stands in the place of a page whose data did not come, and says why. */
export function FailurePage({ failure, onRetry }: FailurePageProps) {
  const incident = failure && incidentOf(failure);
  if (incident) return <ForbiddenPage incident={incident} onRetry={onRetry} />;
  if (isRefusedWith(failure, 'catalogue_empty')) return <NotOpenPage onRetry={onRetry} />;
  return <FaultPage onRetry={onRetry} />;
}

/** The page could not be made: nothing is lost, and it can be tried again. */
function FaultPage({ onRetry }: FaultPageProps) {
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
