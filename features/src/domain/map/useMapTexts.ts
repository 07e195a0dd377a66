import { useIntl } from 'react-intl';
import type { PointsMapLabels } from '@rukav/design-system/PointsMap';
import { formatNumber } from '../../platform/locale/index.ts';

/** What a map says. */
export function useMapTexts(): PointsMapLabels {
  const { formatMessage } = useIntl();
  return {
    skip: formatMessage({ id: 'map.skip' }),
    zoomIn: formatMessage({ id: 'map.zoomIn' }),
    zoomOut: formatMessage({ id: 'map.zoomOut' }),
    showAll: formatMessage({ id: 'map.showAll' }),
    locate: formatMessage({ id: 'map.locate' }),
    here: formatMessage({ id: 'map.here' }),
    group: (count) => formatMessage({ id: 'map.group' }, { count, shown: formatNumber(count) }),
    chosen: (name) => formatMessage({ id: 'map.chosen' }, { name }),
    wheelHint: formatMessage({ id: 'map.wheelHint' }),
    touchHint: formatMessage({ id: 'map.touchHint' }),
    failed: formatMessage({ id: 'map.failed' }),
  };
}
