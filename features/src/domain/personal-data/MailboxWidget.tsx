import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { account } from './account.ts';
import { $isWidgetClosed, widgetClosed } from './mailbox.ts';
import { MailboxNotice } from './MailboxNotice.tsx';
import * as styles from './MailboxWidget.css.ts';

/** An address that waits for its link, in a corner of a desktop's page; it can be closed (SHELL-18 to SHELL-23). */
export function MailboxWidget() {
  const { formatMessage } = useIntl();
  const { isClosed, load, close } = useUnit({
    isClosed: $isWidgetClosed,
    load: account.openFx,
    close: widgetClosed,
  });

  useEffect(() => {
    // Without an answer there is nothing to say.
    load({}).catch(() => undefined);
  }, [load]);

  if (isClosed) return null;
  return (
    <div className={styles.widget}>
      <MailboxNotice
        isExplained={false}
        dismiss={{ label: formatMessage({ id: 'data.mailbox.close' }), onDismiss: () => close() }}
      />
    </div>
  );
}
