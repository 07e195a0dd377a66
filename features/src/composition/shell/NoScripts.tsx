import { useIntl } from 'react-intl';
import { EmptyState } from '@rukav/design-system/EmptyState';

/** Says of a page which only scripts fill that it needs them, and what can be done without. */
export function NoScripts() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      title={formatMessage({ id: 'shell.noScripts.title' })}
      text={formatMessage({ id: 'shell.noScripts.text' })}
    />
  );
}
