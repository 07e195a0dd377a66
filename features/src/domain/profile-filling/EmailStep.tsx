import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Inline } from '@rukav/design-system/Inline';
import { Text } from '@rukav/design-system/Text';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $account } from '../personal-data/index.ts';
import { MailboxNotice } from '../personal-data/view.ts';
import { wentBack } from './model.ts';
import { $check, $isWaiting, checkRequested, waitingBegun, waitingEnded } from './polling.ts';
import * as styles from './ProfileFilling.css.ts';

/** The link of the letter is all that is missing: the page asks by itself whether it was opened (PROF-40, PROF-41). */
export function EmailStep() {
  const { formatMessage } = useIntl();
  const { known, isWaiting, check, begin, end, ask, back, open } = useUnit({
    known: $account,
    isWaiting: $isWaiting,
    check: $check,
    begin: waitingBegun,
    end: waitingEnded,
    ask: checkRequested,
    back: wentBack,
    open: openModalFx,
  });

  useEffect(() => {
    begin();
    return () => end();
  }, [begin, end]);

  const hasNoMailbox = known !== null && known.email === null && known.unconfirmedEmail === null;
  return (
    <>
      {hasNoMailbox ? (
        <>
          <Text>{formatMessage({ id: 'filling.email.none' })}</Text>
          <div>
            <Button
              opens="dialog"
              onPress={() => void open({ id: 'data-change', props: { changing: 'email' } })}
            >
              {formatMessage({ id: 'data.email.add' })}
            </Button>
          </div>
        </>
      ) : (
        <MailboxNotice />
      )}
      <p className={styles.quiet}>
        {formatMessage({ id: isWaiting ? 'filling.email.waiting' : 'filling.email.stopped' })}
      </p>
      <output>
        {(check === 'notYet' || check === 'failed') && formatMessage({ id: `filling.email.${check}` })}
      </output>
      <Inline space="medium">
        <Button
          emphasis={hasNoMailbox ? 'quiet' : 'strong'}
          isPending={check === 'asking'}
          pendingLabel={formatMessage({ id: 'filling.email.asking' })}
          onPress={() => ask()}
        >
          {formatMessage({ id: 'filling.email.check' })}
        </Button>
        <Button emphasis="quiet" onPress={() => back()}>
          {formatMessage({ id: 'filling.back' })}
        </Button>
      </Inline>
    </>
  );
}
