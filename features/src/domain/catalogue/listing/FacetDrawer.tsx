import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Drawer } from '@rukav/design-system/Drawer';
import { formatNumber } from '../../../platform/locale/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { FacetPanel } from './FacetPanel.tsx';
import {
  $draft,
  $isDraftChanged,
  $preview,
  $shown,
  draftCleared,
  draftRangeChanged,
  draftReset,
  draftToggled,
  drawerApplied,
  drawerClosed,
  drawerOpened,
} from './model.ts';
import { countOf } from './selection.ts';

/**
 * The phone's filters: a copy is edited, the button shows the count it would give, closing drops it (FAC-24). What is
 * applied is another address, which closes the drawer when it is there.
 */
export default function FacetDrawer() {
  const { formatMessage } = useIntl();
  const { shown, draft, preview, isChanged, session, ...act } = useUnit({
    shown: $shown,
    draft: $draft,
    preview: $preview,
    isChanged: $isDraftChanged,
    session: $session,
    opened: drawerOpened,
    closed: drawerClosed,
    applied: drawerApplied,
    toggle: draftToggled,
    range: draftRangeChanged,
    reset: draftReset,
    clear: draftCleared,
  });
  const { opened, closed } = act;

  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);

  const applyLabel = preview
    ? formatMessage(
        { id: 'catalogue.filters.apply' },
        { count: formatNumber(preview.totalCount), goods: preview.totalCount },
      )
    : formatMessage({ id: 'catalogue.filters.applyUncounted' });

  return (
    <Drawer
      side="bottom"
      title={formatMessage({ id: 'catalogue.filters' })}
      closeLabel={formatMessage({ id: 'catalogue.filters.close' })}
      footer={
        <>
          <Button isFullWidth isDisabled={!isChanged} onPress={() => act.applied()}>
            {isChanged ? applyLabel : formatMessage({ id: 'catalogue.filters.unchanged' })}
          </Button>
          {countOf(draft) > 0 && (
            <Button emphasis="quiet" isFullWidth onPress={act.clear}>
              {formatMessage({ id: 'catalogue.filters.clear' })}
            </Button>
          )}
        </>
      }
    >
      <FacetPanel
        facets={preview?.facets ?? shown.facets}
        selection={draft}
        currency={session.currency}
        onToggle={act.toggle}
        onRange={act.range}
        onReset={act.reset}
      />
    </Drawer>
  );
}
