import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Button } from '../Button/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './SuggestionList.css.ts';
import { useSuggestionKeys } from './use-suggestion-keys.ts';

/** One suggestion: a query, a category, a product. */
export interface Suggestion {
  id: string;
  /** What it is. */
  label: string;
  /** Where it leads; whoever takes `onPick` goes there. */
  href: string;
  /** A second, quiet line: whom a category is for, what a product costs. */
  description?: string;
  /** A photograph, for goods. */
  picture?: PictureSource;
  /** The sign before its words, for queries. */
  icon?: IconName;
}

/** Suggestions of one kind, under a title. */
export interface SuggestionGroup {
  id: string;
  label: string;
  options: readonly Suggestion[];
}

export interface SuggestionListProps {
  /**
   * The field that the list is of: a text field with the role `combobox`, which says `aria-expanded`, `aria-controls` and
   * `aria-activedescendant` as `onListChange` tells.
   */
  field: RefObject<HTMLInputElement | null>;
  /** The list's id, for the field's `aria-controls`. */
  listId: string;
  /** The name of the list. */
  label: string;
  /** Suggestions, best first; groups without any are left out by the caller. */
  groups: readonly SuggestionGroup[];
  /** Called with the suggestion that was taken, by mouse, touch or Enter. */
  onPick: (suggestion: Suggestion) => void;
  /** Called when the list opens or closes, and when another suggestion is marked. */
  onListChange: (list: { isOpen: boolean; activeId: string | undefined }) => void;
  /** How many there are, read out politely. */
  status: string;
  /** One thing that can be done with all of them, such as to forget one's own queries. */
  action?: { label: string; onPress: () => void };
}

/** Pressing in the list must not take focus from the field. */
const held = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/**
 * What a search field suggests while one writes: queries, categories, goods with their pictures. It is loaded apart from
 * its field, which works without it; a field of a form that needs a value is `ComboBox`.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { field, listId, label, groups, onPick, onListChange, status, action } = props;
  const popup = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  // By what it is and not by its place: further suggestions may come while one is marked.
  const idOf = ({ id }: Suggestion) => `${listId}-${encodeURIComponent(id)}`;
  const { isOpen, activeId, close } = useSuggestionKeys({
    field,
    popup,
    ids: options.map(idOf),
    onPick: (id) => {
      const taken = options.find((option) => idOf(option) === id);
      if (taken) onPick(taken);
    },
  });

  useEffect(() => onListChange({ isOpen, activeId }), [isOpen, activeId, onListChange]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <output className={visuallyHidden}>{isOpen ? status : ''}</output>
      {isOpen && (
        <div ref={popup} className={styles.popup} {...held}>
          <div id={listId} role="listbox" aria-label={label}>
            {groups.map((group) => (
              <div key={group.id} role="group" aria-label={group.label} className={styles.group}>
                <span className={styles.groupLabel} aria-hidden>
                  {group.label}
                </span>
                {group.options.map((option, place) => (
                  <Option
                    // By its place: another letter writes other words into the same rows, which is sooner than to make rows anew.
                    key={place}
                    id={idOf(option)}
                    option={option}
                    isActive={idOf(option) === activeId}
                    onPick={() => {
                      onPick(option);
                      close();
                    }}
                  />
                ))}
              </div>
            ))}
          </div>
          {action && (
            <div className={styles.action}>
              <Button emphasis="plain" size="small" onPress={action.onPress}>
                {action.label}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

interface OptionProps {
  id: string;
  option: Suggestion;
  isActive: boolean;
  onPick: () => void;
}

function Option({ id, option, isActive, onPick }: OptionProps) {
  const { label, description, picture, icon } = option;
  // The keyboard is the field's: its focus never leaves it.
  const pressing = { onClick: onPick };
  return (
    <div {...pressing} id={id} role="option" aria-selected={isActive} className={styles.option}>
      {icon && (
        <span className={styles.sign}>
          <Icon name={icon} size="small" />
        </span>
      )}
      {picture && (
        <span className={styles.picture}>
          <Picture key={picture.src} {...picture} alt="" sizes="44px" />
        </span>
      )}
      <span className={styles.words}>
        {label}
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </div>
  );
}
