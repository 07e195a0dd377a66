import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Account } from '@rukav/contract/account/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { Button } from '@rukav/design-system/Button';
import { DefinitionList } from '@rukav/design-system/DefinitionList';
import { Heading } from '@rukav/design-system/Heading';
import { openModalFx } from '../../platform/overlays/index.ts';
import type { Changing } from './change/faults.ts';
import { MailboxNotice } from './MailboxNotice.tsx';
import * as styles from './PersonalData.css.ts';

/** Nothing is known (PROF-43). */
const nothing = '—';

/** Phone, e-mail and password, each changed by a code. */
export function ContactsPart({ account }: { account: Account }) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);
  const { phone, email, hasPassword } = account;

  const row = (changing: Changing, value: string, action: string) => ({
    term: formatMessage({ id: `data.${changing}` }),
    value: (
      <div className={styles.value}>
        <span>{value}</span>
        <Button
          emphasis="plain"
          size="small"
          opens="dialog"
          onPress={() => void open({ id: 'data-change', props: { changing } })}
        >
          {action}
        </Button>
      </div>
    ),
  });
  return (
    <section className={styles.part} aria-labelledby="data-contacts">
      <Heading level={2} size="small" id="data-contacts">
        {formatMessage({ id: 'data.contacts' })}
      </Heading>
      <DefinitionList
        items={[
          row('phone', readablePhone(phone), formatMessage({ id: 'data.phone.change' })),
          row(
            'email',
            email ?? nothing,
            formatMessage({ id: email === null ? 'data.email.add' : 'data.email.change' }),
          ),
          row(
            'password',
            hasPassword ? formatMessage({ id: 'data.password.isSet' }) : nothing,
            formatMessage({ id: hasPassword ? 'data.password.change' : 'data.password.set' }),
          ),
        ]}
      />
      <MailboxNotice />
    </section>
  );
}
