import { lazy, Suspense, useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@rukav/design-system/Icon';
import * as styles from './Header.css.ts';

const CataloguePanel = lazy(() => import('./CataloguePanel.tsx'));

/**
 * The desktop's catalogue: a button, and below the header a panel with every section (APG disclosure navigation). The
 * panel's script and markup come with the first opening.
 */
export function CatalogueMenu() {
  const { formatMessage } = useIntl();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [isOpen]);

  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div ref={root} onBlur={leave}>
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
          <CataloguePanel id={panelId} onFollowed={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
