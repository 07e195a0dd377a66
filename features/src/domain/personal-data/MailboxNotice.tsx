import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice, type NoticeProps } from '@rukav/design-system/Notice';
import { $account } from './account.ts';
import { LetterWait } from './LetterWait.tsx';
import { $isSendingLetter, $letterNotice, $letterWait, letterRequested } from './mailbox.ts';

export interface MailboxNoticeProps extends Pick<NoticeProps, 'dismiss'> {
  /** Whether it says what a confirmed address is good for; where the page says it already, it does not. @default true */
  isExplained?: boolean;
}

/**
 * An address that waits for its link: where letters go until then (PROF-29), that bonuses come only after it (PROF-30), and
 * another letter once the wait is over. Nothing where the address is confirmed.
 */
export function MailboxNotice({ isExplained = true, dismiss }: MailboxNoticeProps) {
  const { formatMessage } = useIntl();
  const { account, wait, notice, isSending, request } = useUnit({
    account: $account,
    wait: $letterWait,
    notice: $letterNotice,
    isSending: $isSendingLetter,
    request: letterRequested,
  });
  if (!account || account.unconfirmedEmail === null) return null;
  const { unconfirmedEmail, email, isEmailConfirmed } = account;

  return (
    <Notice
      tone="warning"
      title={formatMessage({ id: 'data.mailbox.title' })}
      {...(dismiss && { dismiss })}
      action={
        wait === null ? (
          <Button emphasis="quiet" size="small" isPending={isSending} onPress={() => request()}>
            {formatMessage({ id: 'data.mailbox.again' })}
          </Button>
        ) : (
          <LetterWait wait={wait} />
        )
      }
    >
      <p>{formatMessage({ id: 'data.mailbox.text' }, { email: unconfirmedEmail })}</p>
      {isExplained && isEmailConfirmed && (
        <p>{formatMessage({ id: 'data.mailbox.old' }, { email: email ?? '' })}</p>
      )}
      {isExplained && <p>{formatMessage({ id: 'data.mailbox.bonuses' })}</p>}
      <output>
        {notice === 'sent' && formatMessage({ id: 'data.mailbox.sent' })}
        {notice === 'failed' && formatMessage({ id: 'data.mailbox.failed' })}
      </output>
    </Notice>
  );
}
