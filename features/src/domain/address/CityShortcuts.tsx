import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { City } from '@rukav/contract/geography/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { Switch } from '@rukav/design-system/Switch';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Address.css.ts';
import { $citySelector, cityChosen, withStoresToggled } from './city.ts';
import { $cityShortcuts, cityLocateRequested } from './city-shortcuts.ts';

/** What leads to a city without writing: where she is, cities with shops alone, the large ones, and those of before. */
export function CityShortcuts() {
  const { formatMessage } = useIntl();
  const { selector, shortcuts, toggle, locate } = useUnit({
    selector: $citySelector,
    shortcuts: $cityShortcuts,
    toggle: withStoresToggled,
    locate: cityLocateRequested,
  });
  const isSeeking = selector.text.trim() !== '';
  const largeIds = shortcuts.large.map(({ id }) => id);

  return (
    <>
      <div className={styles.row}>
        <Button
          emphasis="plain"
          size="small"
          icon="pin"
          isPending={shortcuts.isLocating}
          pendingLabel={formatMessage({ id: 'address.city.locating' })}
          onPress={() => locate()}
        >
          {formatMessage({ id: 'address.city.locate' })}
        </Button>
        <Switch isOn={selector.isWithStores} onChange={toggle}>
          {formatMessage({ id: 'address.city.withStores' })}
        </Switch>
      </div>
      <Proposed />
      {!isSeeking && (
        <>
          <Row title="address.city.large" cities={shortcuts.large} />
          <Row
            title="address.city.visited"
            cities={shortcuts.visited.filter(({ id }) => !largeIds.includes(id))}
          />
        </>
      )}
    </>
  );
}

/** The city that she is in, to be taken or left; or that nobody knows which it is. */
function Proposed() {
  const { formatMessage } = useIntl();
  const {
    shortcuts: { proposed, isAbroad, isNowhere },
    choose,
  } = useUnit({ shortcuts: $cityShortcuts, choose: cityChosen });

  if (isNowhere)
    return (
      <Notice tone="warning" isLive>
        {formatMessage({ id: 'address.city.nowhere' })}
      </Notice>
    );
  if (!proposed) return null;
  const { id, name: city } = proposed;
  if (isAbroad) return <Notice isLive>{formatMessage({ id: 'address.city.abroad' }, { city })}</Notice>;
  return (
    <Notice
      isLive
      action={
        <Button size="small" onPress={() => choose(id)}>
          {formatMessage({ id: 'address.city.take' }, { city })}
        </Button>
      }
    >
      {formatMessage({ id: 'address.city.proposed' }, { city })}
    </Notice>
  );
}

interface RowProps {
  title: 'address.city.large' | 'address.city.visited';
  cities: readonly City[];
}

function Row({ title, cities }: RowProps) {
  const { formatMessage } = useIntl();
  const { session, choose } = useUnit({ session: $session, choose: cityChosen });
  const titleId = useId();
  if (cities.length === 0) return null;
  return (
    <div>
      <p id={titleId} className={styles.quiet}>
        {formatMessage({ id: title })}
      </p>
      <ul className={styles.shortcuts} aria-labelledby={titleId}>
        {cities.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.shortcut}
              aria-current={id === session.cityId || undefined}
              onClick={() => choose(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
