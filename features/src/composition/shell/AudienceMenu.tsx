import { Suspense, useEffect, useId, useRef, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@rukav/design-system/Icon';
import { lazyView } from '@rukav/design-system/lazyView';
import { Link } from '@rukav/design-system/Link';
import * as styles from './Header.css.ts';
import { usePanel } from './use-panel.ts';

const AudiencePanel = lazyView(() => import('./AudiencePanel.tsx'));

/** How long a mouse rests on a link before its panel opens, and is away before it closes, ms. */
const intent = { open: 150, close: 200 } as const;

export interface AudienceMenuProps {
  /** “Женщинам”. */
  label: string;
  /** Its part of the catalogue: “zhenschiny”. */
  url: string;
}

/**
 * An audience in the desktop's header: a link, and a panel with its sections, which opens for a mouse that rests on it and
 * by a button of its own (APG disclosure navigation with links). The button is drawn for the keyboard and for touch.
 */
export function AudienceMenu({ label, url }: AudienceMenuProps) {
  const { formatMessage } = useIntl();
  const panelId = useId();
  const { root, button, isOpen, setOpen, onBlur } = usePanel();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const hover = (willOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(willOpen), willOpen ? intent.open : intent.close);
  };

  return (
    <div
      ref={root}
      className={styles.audience}
      onBlur={onBlur}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <span className={styles.audienceLink}>
        <Link href={`/catalog/${url}`} emphasis="plain" isStandalone>
          {label}
        </Link>
        <button
          ref={button}
          type="button"
          className={styles.audienceOpener}
          aria-label={formatMessage({ id: 'shell.audience.sections' }, { audience: label })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
        </button>
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <AudiencePanel id={panelId} url={url} />
        </Suspense>
      )}
    </div>
  );
}
