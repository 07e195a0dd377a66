import type { ReactNode } from 'react';
import { useFieldIds } from '../../internal/field-ids.ts';
import type { FieldProps } from '../../internal/field-props.ts';
import { InputField } from '../../internal/InputField.tsx';
import { Ring } from '../../internal/Ring.tsx';
import '../../internal/react-aria-words.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxItems, ComboBoxOption } from './options.ts';
import { Suggestions } from './Suggestions.tsx';
import { useComboBox } from './use-combo-box.ts';

export interface ComboBoxProps extends FieldProps {
  /** What is written. */
  inputValue: string;
  /** Called on every change of the text: the moment to ask for suggestions, after a short wait. */
  onInputChange: (text: string) => void;
  /** Suggestions for what is written, best first; options and groups may be mixed. */
  items: ComboBoxItems;
  /** Called with the suggestion that was taken. Put its label into `inputValue`. */
  onSelect: (option: ComboBoxOption) => void;
  /** Called on Enter when no suggestion is marked. Without it Enter sends the form around the field. */
  onSubmit?: (text: string) => void;
  /** Called when focus leaves: the moment to check what was written. */
  onBlur?: () => void;
  /**
   * How the search stands: “Ищем…”, “Найдено 5 городов”, “Ничего не нашлось”, “Не получилось загрузить”. Read out politely,
   * and seen in place of the list while there are no suggestions.
   */
  status?: string;
  /** Suggestions are on their way: a ring turns in the field, and `status` says so. */
  isLoading?: boolean;
  /**
   * Text that is no suggestion will be refused by the caller: Enter does not send the form while the list is open, and a
   * suggestion written out in full is taken on leaving.
   */
  isFromListOnly?: boolean;
  /** Shows the suggestions as soon as the field has focus. */
  opensOnFocus?: boolean;
  /** Only where something in sight says what is asked, such as the sign of a search. */
  isLabelHidden?: boolean;
  /** Seen while the field is empty. The label says the same and more. */
  placeholder?: string;
  /** What the browser may fill in; by default nothing. */
  autoComplete?: string;
  /** A sign at the start of the field. */
  before?: ReactNode;
}

/**
 * Text with suggestions: a city, a street, a search. Arrows walk the list while focus stays in the field, Enter takes the
 * marked one, Escape closes. A short fixed list is `Select`.
 */
export function ComboBox(props: ComboBoxProps) {
  const { inputValue, onInputChange, items, onSelect, onSubmit, onBlur, status, isLoading, ...rest } = props;
  const { isFromListOnly = false, opensOnFocus = false, placeholder, autoComplete = 'off', ...field } = rest;
  const { label, isDisabled } = field;
  const { id, labelId } = useFieldIds(field);
  const { isOpen, state, inputRef, inputProps, listRef, listBoxProps } = useComboBox({
    ids: { id, labelId },
    items,
    text: inputValue,
    onTextChange: onInputChange,
    onSelect,
    onSubmit,
    onBlur,
    isFromListOnly,
    opensOnFocus,
    isDisabled,
  });

  return (
    <InputField
      {...field}
      id={id}
      ref={inputRef}
      value={inputValue}
      onChange={state.setInputValue}
      input={{ ...inputProps, autoComplete, placeholder }}
      after={
        <>
          <output className={visuallyHidden} data-live-announcer>
            {isOpen ? status : ''}
          </output>
          {state.isOpen && (
            <Suggestions label={label} state={state} listBox={listBoxProps} listRef={listRef} />
          )}
          {isOpen && !state.isOpen && status !== undefined && (
            <div className={styles.status} aria-hidden>
              {isLoading && <Ring />}
              {status}
            </div>
          )}
        </>
      }
    />
  );
}
