import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '@rukav/design-system/Box';
import { Link } from '@rukav/design-system/Link';
import { SignInPrompt } from '../../domain/profile/view.ts';
import { $isMember } from '../../platform/session/index.ts';
import * as styles from './Personal.css.ts';
import { PersonalNavigation } from './PersonalNavigation.tsx';

export interface PersonalAreaProps {
  /** The path of the page that is open. */
  path: string;
  /** The page; a guest does not get to see it. */
  children: ReactNode;
}

const homes: readonly string[] = ['/personal', '/account'];

/**
 * The frame of every personal page: beside it the sections, or on a phone the way back to them. A guest is asked to sign in,
 * and sees the page that she came for as soon as she is (PROF-06).
 */
export function PersonalArea({ path, children }: PersonalAreaProps) {
  const { formatMessage } = useIntl();
  const isMember = useUnit($isMember);

  if (!isMember) {
    return (
      <Box padding={{ block: 'xlarge' }}>
        <title>{formatMessage({ id: 'profile.prompt.documentTitle' })}</title>
        <SignInPrompt text={formatMessage({ id: 'profile.prompt.text' })} />
      </Box>
    );
  }
  return (
    <div className={styles.area}>
      <div className={styles.beside}>
        <PersonalNavigation look="plain" path={path} />
      </div>
      <div className={styles.content}>
        {!homes.includes(path) && (
          <div className={styles.back}>
            <Link href="/personal" icon="arrow-left" emphasis="quiet">
              {formatMessage({ id: 'personal.title' })}
            </Link>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
