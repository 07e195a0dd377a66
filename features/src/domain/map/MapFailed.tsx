import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';

/** What stands in the place of a map that did not load: the list beside it has everything. */
export function MapFailed() {
  const { formatMessage } = useIntl();
  return <Notice isLive>{formatMessage({ id: 'map.failed' })}</Notice>;
}
