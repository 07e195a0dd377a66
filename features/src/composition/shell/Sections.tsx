import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { Spinner } from '@rukav/design-system/Spinner';
import type { Navigation } from '@rukav/contract/catalogue/schemas.ts';
import { catalogueNavigation } from '../../domain/catalogue/index.ts';

export interface SectionsProps {
  children: (roots: Navigation['roots']) => ReactNode;
}

/** Fetches the catalogue's tree when a menu is opened, and draws it, or that it is on its way or did not come. */
export function Sections({ children }: SectionsProps) {
  const { formatMessage } = useIntl();
  const { entry, open } = useUnit({ entry: catalogueNavigation.$current, open: catalogueNavigation.openFx });
  const load = () => void open({}).catch(() => undefined);

  useEffect(load, [open]);

  if (entry.answer) return children(entry.answer.roots);
  if (entry.state !== 'failed') return <Spinner label={formatMessage({ id: 'shell.menu.loading' })} />;
  return (
    <Notice
      tone="danger"
      isLive
      action={
        <Button emphasis="plain" onPress={load}>
          {formatMessage({ id: 'errors.retry' })}
        </Button>
      }
    >
      {formatMessage({ id: 'shell.menu.failed' })}
    </Notice>
  );
}
