import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import { Button } from '@rukav/design-system/Button';
import { $session, setLocaleFx } from '../../platform/session/index.ts';
import { places } from './audiences.ts';
import { $isLocaleFailed, localeChosen } from './index.ts';

/** Where one shops from and in which language; each is called what it calls itself. Kazakh is offered while its flag is on (FLAG-13). */
export default function LocaleModal() {
  const { formatMessage } = useIntl();
  const { session, isPending, isFailed, choose } = useUnit({
    session: $session,
    isPending: setLocaleFx.pending,
    isFailed: $isLocaleFailed,
    choose: localeChosen,
  });
  const offered = places.filter(({ lang }) => lang !== 'kk' || session.flags.localeKkKz);

  return (
    <Modal
      size="small"
      title={formatMessage({ id: 'shell.locale.title' })}
      closeLabel={formatMessage({ id: 'shell.locale.close' })}
    >
      <Stack space="medium">
        <p>{formatMessage({ id: 'shell.locale.note' })}</p>
        {isFailed && (
          <Notice tone="danger" isLive>
            {formatMessage({ id: 'shell.locale.failed' })}
          </Notice>
        )}
        {offered.map(({ locale, country, lang, countryName, languageName }) => (
          <span key={locale} lang={lang}>
            <Button
              isFullWidth
              emphasis={locale === session.locale ? 'strong' : 'quiet'}
              isPending={isPending && locale !== session.locale}
              onPress={() => choose({ country, lang })}
            >
              {`${countryName} · ${languageName}`}
            </Button>
          </span>
        ))}
      </Stack>
    </Modal>
  );
}
