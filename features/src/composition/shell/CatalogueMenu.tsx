import { Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@rukav/design-system/Icon';
import { lazyView } from '@rukav/design-system/lazyView';
import * as styles from './Header.css.ts';
import { usePanel } from './use-panel.ts';

const CataloguePanel = lazyView(() => import('./CataloguePanel.tsx'));

/**
 * The desktop's catalogue: a button, and below the header a panel with every section (APG disclosure navigation). The
 * panel's script and markup come with the first opening.
 */
export function CatalogueMenu() {
  const { formatMessage } = useIntl();
  const panelId = useId();
  const { root, button, isOpen, setOpen, onBlur } = usePanel();

  return (
    <div ref={root} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.catalogueButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {formatMessage({ id: 'shell.catalogue' })}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CataloguePanel id={panelId} />
        </Suspense>
      )}
    </div>
  );
}
