import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Modal } from '@rukav/design-system/Modal';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import { closeModalFx } from '../../platform/overlays/index.ts';
import { setLocaleFx } from '../../platform/session/index.ts';
import { places } from './audiences.ts';
import { $isLocaleFailed, localeChosen } from './index.ts';

const inKazakhstan = places.filter(({ country }) => country === 'KZ');

/** Asks once in which language one reads in Kazakhstan. Closing it keeps the language of the page. */
export default function LanguageModal() {
  const { formatMessage } = useIntl();
  const { isPending, isFailed, choose, close } = useUnit({
    isPending: setLocaleFx.pending,
    isFailed: $isLocaleFailed,
    choose: localeChosen,
    close: closeModalFx,
  });

  return (
    <Modal
      size="small"
      title={formatMessage({ id: 'shell.language.title' })}
      closeLabel={formatMessage({ id: 'shell.language.close' })}
    >
      <Stack space="medium">
        <p>{formatMessage({ id: 'shell.language.note' })}</p>
        {isFailed && (
          <Notice tone="danger" isLive>
            {formatMessage({ id: 'shell.language.failed' })}
          </Notice>
        )}
        {inKazakhstan.toReversed().map(({ locale, country, lang, languageName }) => (
          <span key={locale} lang={lang}>
            <Button
              isFullWidth
              emphasis={lang === 'kk' ? 'strong' : 'quiet'}
              isPending={isPending && lang === 'kk'}
              onPress={() => (lang === 'kk' ? choose({ country, lang }) : void close())}
            >
              {languageName}
            </Button>
          </span>
        ))}
      </Stack>
    </Modal>
  );
}
