import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import { Notice } from '@rukav/design-system/Notice';
import { SearchField } from '@rukav/design-system/SearchField';
import { Spinner } from '@rukav/design-system/Spinner';
import { Stack } from '@rukav/design-system/Stack';
import { $session, setCityFx } from '../../platform/session/index.ts';
import * as styles from './Address.css.ts';
import { CityShortcuts } from './CityShortcuts.tsx';
import { $cityShortcuts } from './city-shortcuts.ts';
import { $citySelector, cityChosen, citySelectorOpened, citySought } from './city.ts';

/** Chooses the city of the session from the list, with a search. */
export default function CityModal() {
  const { formatMessage } = useIntl();
  const { open } = useUnit({ open: citySelectorOpened });

  useEffect(() => open(), [open]);

  return (
    <Modal title={formatMessage({ id: 'address.city.title' })} initialFocus="field">
      <CityChoice />
    </Modal>
  );
}

/** The search and the list of the city selector, without its modal. */
export function CityChoice() {
  const { formatMessage } = useIntl();
  const { selector, shortcuts, session, isSaving, seek, choose } = useUnit({
    selector: $citySelector,
    shortcuts: $cityShortcuts,
    session: $session,
    isSaving: setCityFx.pending,
    seek: citySought,
    choose: cityChosen,
  });
  const first = selector.cities[0];
  const isSeeking = selector.text.trim() !== '';
  const atHand = isSeeking ? [] : [...shortcuts.large, ...shortcuts.visited].map(({ id }) => id);
  const listed = selector.cities.filter(({ id }) => !atHand.includes(id));

  return (
    <Stack space="medium">
      <SearchField
        label={formatMessage({ id: 'address.city.search' })}
        clearLabel={formatMessage({ id: 'address.city.clear' })}
        value={selector.text}
        onChange={seek}
        onSubmit={() => first && isSeeking && choose(first.id)}
      />
      <CityShortcuts />
      {selector.failure && (
        <Notice tone="danger" isLive>
          {formatMessage({
            id: selector.failure === 'not_found' ? 'address.city.notFound' : 'address.city.failed',
          })}
        </Notice>
      )}
      {selector.isFailed && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: 'address.city.listFailed' })}
        </Notice>
      )}
      {(selector.isLoading || isSaving) && (
        <Spinner label={formatMessage({ id: isSaving ? 'address.city.saving' : 'address.city.loading' })} />
      )}
      <output className={styles.quiet}>
        {!selector.isLoading &&
          !selector.isFailed &&
          isSeeking &&
          (selector.total === 0
            ? formatMessage({ id: 'address.city.none' }, { text: selector.text.trim() })
            : formatMessage({ id: 'address.city.count' }, { count: String(selector.total) }))}
      </output>
      {listed.length > 0 && (
        <ul className={styles.cities} aria-label={formatMessage({ id: 'address.city.list' })}>
          {listed.map(({ id, name, region }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.city}
                aria-current={id === session.cityId || undefined}
                onClick={() => choose(id)}
              >
                {name}
                {region !== name && <span className={styles.quiet}>{region}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
