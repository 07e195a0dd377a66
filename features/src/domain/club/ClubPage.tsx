import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { $isMember } from '../../platform/session/index.ts';
import { SignInPrompt } from '../profile/view.ts';
import { BonusHistory } from './BonusHistory.tsx';
import { Card } from './Card.tsx';
import * as styles from './Club.css.ts';
import { LevelPart } from './LevelPart.tsx';
import { OffersPart } from './coupons/OffersPart.tsx';
import { cardForgottenFx } from './kept-card.ts';
import { bonuses, cardCode, history, historyRequest } from './model.ts';
import { UpcomingPart } from './UpcomingPart.tsx';

export interface ClubPageProps {
  /** Of the history, from 0 on; `?page=2` in the address is 1. @default 0 */
  pageNumber?: number;
}

/** The club in the personal area: the card for the till, level, bonuses. Personal, so the browser asks for it. */
export function ClubPage({ pageNumber = 0 }: ClubPageProps) {
  const { formatMessage } = useIntl();
  const { isMember, entry, load, loadCode, loadHistory, retry, forget } = useUnit({
    isMember: $isMember,
    entry: bonuses.$current,
    load: bonuses.openFx,
    loadCode: cardCode.openFx,
    loadHistory: history.openFx,
    retry: bonuses.retryFx,
    forget: cardForgottenFx,
  });

  useEffect(() => {
    // The session may have ended elsewhere.
    if (!isMember) forget().catch((error: unknown) => console.warn('A kept card was not forgotten:', error));
  }, [isMember, forget]);
  useEffect(() => {
    if (!isMember) return;
    // A failure is in the entry, and shown from there.
    load({}).catch(() => undefined);
    loadCode({}).catch(() => undefined);
  }, [isMember, load, loadCode]);
  useEffect(() => {
    if (isMember) loadHistory(historyRequest(pageNumber)).catch(() => undefined);
  }, [isMember, loadHistory, pageNumber]);

  return (
    <>
      <title>{formatMessage({ id: 'club.documentTitle' })}</title>
      {isMember ? (
        <div className={styles.page}>
          <Heading level={1}>{formatMessage({ id: 'club.title' })}</Heading>
          {entry.answer && (
            <>
              <Card bonuses={entry.answer.bonuses} />
              <div className={styles.facts}>
                <LevelPart bonuses={entry.answer.bonuses} />
                <UpcomingPart bonuses={entry.answer.bonuses} />
              </div>
              <OffersPart />
              <BonusHistory pageNumber={pageNumber} />
            </>
          )}
          {!entry.answer && entry.state !== 'failed' && <Skeleton shape="wide" />}
          {!entry.answer && entry.state === 'failed' && (
            <EmptyState
              drawing="error"
              title={formatMessage({ id: 'club.failed' })}
              text={formatMessage({ id: 'club.failed.text' })}
              actions={<Button onPress={() => void retry()}>{formatMessage({ id: 'club.retry' })}</Button>}
            />
          )}
        </div>
      ) : (
        <SignInPrompt text={formatMessage({ id: 'club.signIn' })} />
      )}
    </>
  );
}
