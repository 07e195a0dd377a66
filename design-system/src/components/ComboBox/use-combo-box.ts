import { useRef, type KeyboardEvent } from 'react';
import { useComboBox as useAria } from 'react-aria/useComboBox';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { optionOf, written, type ComboBoxGroup, type ComboBoxItems, type ComboBoxOption } from './options.ts';
import { suggested } from './suggested.tsx';

interface ComboBoxProps {
  /** Ids of the field's parts. */
  ids: { id: string; labelId: string };
  items: ComboBoxItems;
  text: string;
  onTextChange: (text: string) => void;
  onSelect: (option: ComboBoxOption) => void;
  onSubmit: ((text: string) => void) | undefined;
  onBlur: (() => void) | undefined;
  isFromListOnly: boolean;
  opensOnFocus: boolean;
  isDisabled: boolean | undefined;
}

/**
 * React Aria's combobox for a field whose text is the value: nothing stays selected in the list. Enter, Escape, Tab, Home
 * and End differ from React Aria's, as written text counts as much as a suggestion.
 */
export function useComboBox(props: ComboBoxProps) {
  const { items, text, onTextChange, onSelect, onSubmit, isFromListOnly, opensOnFocus } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);

  const whole = useComboBoxState<ComboBoxOption | ComboBoxGroup>({
    items,
    children: suggested,
    inputValue: text,
    selectedKey: null,
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    // A text that the caller changes opens nothing.
    menuTrigger: 'manual',
    onInputChange: (next) => {
      whole.open(null, 'input');
      onTextChange(next.normalize('NFC'));
    },
    onSelectionChange: (key) => {
      const option = optionOf(items, key);
      if (option) choose(option);
    },
  });
  // An open list hides the rest of the page from screen readers: one without suggestions must not.
  const state = { ...whole, isOpen: whole.isOpen && whole.collection.size > 0 };
  const { selectionManager: marked } = whole;

  const choose = (option: ComboBoxOption) => {
    onSelect(option);
    whole.close();
  };
  const writtenOut = () => (isFromListOnly && whole.isOpen ? written(items, text) : undefined);
  const openOnFocus = () => {
    if (opensOnFocus) whole.open(null, 'focus');
  };

  const { inputProps, listBoxProps } = useAria<ComboBoxOption | ComboBoxGroup>(
    {
      id: props.ids.id,
      'aria-labelledby': props.ids.labelId,
      inputRef,
      listBoxRef: listRef,
      popoverRef: listRef,
      shouldFocusWrap: true,
      ...(props.isDisabled && { isDisabled: true }),
      onFocus: openOnFocus,
      onBlur: () => {
        const option = writtenOut();
        if (option) onSelect(option);
        props.onBlur?.();
      },
    },
    state,
  );

  const enter = (event: KeyboardEvent) => {
    const option = writtenOut();
    if (option) choose(option);
    else if (onSubmit) {
      onSubmit(text);
      whole.close();
    } else if (!isFromListOnly || !whole.isOpen) return;
    event.preventDefault();
  };
  const escape = (event: KeyboardEvent) => {
    // The field takes Escape only while it has something to give up: the next one belongs to the modal around it.
    if (!whole.isOpen && text === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (!whole.isOpen) onTextChange('');
    whole.close();
  };
  /** What a key does here; for all others React Aria knows. */
  const ownKey = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (key === 'Enter' && marked.focusedKey === null) return enter;
    if (key === 'Escape') return escape;
    // Leaving takes nothing.
    if (key === 'Tab') return () => undefined;
    // They move the caret, and so lead from the list back to the text.
    if (key === 'Home' || key === 'End') return () => marked.setFocusedKey(null);
    if (altKey && key === 'ArrowDown') return () => whole.open(null, 'manual');
    if (altKey && key === 'ArrowUp') return () => whole.close();
    return undefined;
  };

  return {
    isOpen: whole.isOpen,
    state,
    inputRef,
    listRef,
    listBoxProps,
    inputProps: {
      ...inputProps,
      onClick: openOnFocus,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing) return;
        const own = ownKey(event);
        if (own) own(event);
        else inputProps.onKeyDown?.(event);
      },
    },
  };
}
