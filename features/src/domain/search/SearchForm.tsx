import { useUnit } from 'effector-react';
import { Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Hidden } from '@rukav/design-system/Hidden';
import { Icon } from '@rukav/design-system/Icon';
import { lazyView } from '@rukav/design-system/lazyView';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import * as styles from './Search.css.ts';

const SearchSuggestions = lazyView(() => import('./SearchSuggestions.tsx'));

interface ListState {
  isOpen: boolean;
  activeId: string | undefined;
}

/** Before there is a list that tells of itself. */
const closed: ListState = { isOpen: false, activeId: undefined };

export interface SearchFormProps {
  /** What the address of the page searches for; empty elsewhere. */
  searched: string;
}

/**
 * Puts what the address searches for into the field, each time it is another one: after Back, a popular query, the way to
 * another page. What is being written and was not asked for stays.
 */
function useSearched(searched: string) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(searched);
  const isUnasked = useRef(false);

  useEffect(() => {
    if (shown.current === searched) return;
    shown.current = searched;
    const input = field.current;
    if (!input || (isUnasked.current && document.activeElement === input)) return;
    input.value = searched;
  }, [searched]);
  return {
    field,
    noteWriting: () => {
      isUnasked.current = true;
    },
    /** Something was asked for: the field's own text, or another one that stands in it from now on. */
    noteAsked: (text?: string) => {
      isUnasked.current = false;
      if (text !== undefined && field.current) field.current.value = text;
    },
  };
}

/**
 * The search field: a real form, so that it works before any script has run. What it suggests is loaded once it has the
 * focus (a combobox with a list, APG).
 */
export function SearchForm({ searched }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const go = useUnit(addressRequestedFx);
  const id = useId();
  const listId = useId();
  const { field, noteWriting, noteAsked } = useSearched(searched);
  const [isFocused, setFocused] = useState(false);
  const [list, setList] = useState<ListState>(closed);

  // Of a field that was pressed, or written in, before the page's scripts ran no event has told.
  useEffect(() => {
    if (document.activeElement === field.current) setFocused(true);
  }, [field]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    noteAsked();
    const text = field.current?.value.trim();
    if (text) void go({ to: `/search?query=${encodeURIComponent(text)}` });
  };

  return (
    <form className={styles.search} action="/search" role="search" onSubmit={submit}>
      <Hidden on="sight">
        <label htmlFor={id}>{formatMessage({ id: 'search.field' })}</label>
      </Hidden>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="text"
        name="query"
        defaultValue={searched}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.activeId}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        placeholder={formatMessage({ id: 'search.placeholder' })}
        onInput={noteWriting}
        onFocus={() => setFocused(true)}
        // A list that is still on its way would open when the focus has gone on.
        onBlur={() => list === closed && setFocused(false)}
      />
      <button className={styles.submit} type="submit" aria-label={formatMessage({ id: 'search.submit' })}>
        <Icon name="search" />
      </button>
      {isFocused && (
        <Suspense fallback={null}>
          <SearchSuggestions field={field} listId={listId} onListChange={setList} onTextTaken={noteAsked} />
        </Suspense>
      )}
    </form>
  );
}
