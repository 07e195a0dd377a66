import { useUnit } from 'effector-react';
import { useId, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Hidden } from '@rukav/design-system/Hidden';
import { Icon } from '@rukav/design-system/Icon';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import * as styles from './Header.css.ts';

/** The search field: a real form, so that it works before any script has run. */
export function SearchForm() {
  const { formatMessage } = useIntl();
  const go = useUnit(addressRequestedFx);
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('query');
    const text = typeof query === 'string' ? query.trim() : '';
    if (text) void go({ to: `/search?query=${encodeURIComponent(text)}` });
  };

  return (
    <form className={styles.search} action="/search" role="search" onSubmit={submit}>
      <Hidden on="sight">
        <label htmlFor={id}>{formatMessage({ id: 'shell.search.label' })}</label>
      </Hidden>
      <input
        id={id}
        className={styles.searchField}
        type="search"
        name="query"
        autoComplete="off"
        maxLength={200}
        placeholder={formatMessage({ id: 'shell.search.placeholder' })}
      />
      <button
        className={styles.searchButton}
        type="submit"
        aria-label={formatMessage({ id: 'shell.search.submit' })}
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
