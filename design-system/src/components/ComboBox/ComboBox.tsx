import type { ReactNode } from 'react';
import type { FieldProps } from '../../internal/field-props.ts';
import { InputField } from '../../internal/InputField.tsx';
import { Ring } from '../../internal/Ring.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxItems, ComboBoxOption } from './options.ts';
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
  const { label } = field;
  const { isOpen, hasList, onChange, ...combo } = useComboBox({
    label,
    items,
    text: inputValue,
    onTextChange: onInputChange,
    onSelect,
    onSubmit,
    onBlur,
    isFromListOnly,
    opensOnFocus,
  });
  const isStatusSeen = isOpen && !hasList && status !== undefined;

  const drawn = (option: ComboBoxOption) => (
    <div key={option.value} {...combo.optionProps(option)} lang={option.lang} className={styles.option}>
      <span>{option.content ?? option.label}</span>
      {option.description && <span className={styles.description}>{option.description}</span>}
    </div>
  );
  const list = (
    <div {...combo.listProps} className={styles.list}>
      {items.map((item) =>
        'options' in item ? (
          <div key={item.label} {...combo.groupProps(item.label)} className={styles.group}>
            <span className={styles.groupLabel} aria-hidden>
              {item.label}
            </span>
            {item.options.map(drawn)}
          </div>
        ) : (
          drawn(item)
        ),
      )}
    </div>
  );

  return (
    <InputField
      {...field}
      value={inputValue}
      onChange={onChange}
      onBlur={combo.onBlur}
      input={{ ...combo.inputProps, autoComplete, placeholder, spellCheck: false }}
      after={
        <>
          <output className={visuallyHidden}>{isOpen ? status : ''}</output>
          {(hasList || isStatusSeen) && (
            <div {...combo.popupProps} className={styles.popup}>
              {hasList ? (
                list
              ) : (
                <div className={styles.status} aria-hidden>
                  {isLoading && <Ring />}
                  {status}
                </div>
              )}
            </div>
          )}
        </>
      }
    />
  );
}
