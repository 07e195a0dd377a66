import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { NavList, type NavListProps } from '@rukav/design-system/NavList';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $flags } from '../../platform/session/index.ts';
import * as styles from './Personal.css.ts';
import { currentOf, sectionsFor } from './sections.ts';

export interface PersonalNavigationProps {
  /** `plain` beside a page, `rows` where it is the page itself. */
  look: NonNullable<NavListProps['look']>;
  /** The path of the page that is open. */
  path: string;
}

/** The sections of the personal area, and signing out. */
export function PersonalNavigation({ look, path }: PersonalNavigationProps) {
  const { formatMessage } = useIntl();
  const { flags, open } = useUnit({ flags: $flags, open: openModalFx });
  const offered = sectionsFor(flags);
  const current = currentOf(path, offered);

  return (
    <div className={styles.navigation}>
      {offered.length > 0 && (
        <NavList
          label={formatMessage({ id: 'personal.title' })}
          look={look}
          items={offered.map((section) => ({
            href: section.href,
            icon: section.icon,
            label: formatMessage({ id: section.label }),
            isCurrent: section === current,
          }))}
        />
      )}
      <div>
        <Button emphasis="plain" opens="dialog" onPress={() => void open({ id: 'logout', props: {} })}>
          {formatMessage({ id: 'profile.logout' })}
        </Button>
      </div>
    </div>
  );
}
