import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flatten, written, type ComboBoxItems, type ComboBoxOption } from './options.ts';

interface ComboBoxState {
  label: string;
  items: ComboBoxItems;
  text: string;
  onTextChange: (text: string) => void;
  onSelect: (option: ComboBoxOption) => void;
  onSubmit?: (text: string) => void;
  onBlur?: () => void;
  isFromListOnly: boolean;
  opensOnFocus: boolean;
}

const showItself = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
/** Pressing in the list must not take focus from the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** They move the caret, and so lead from the list back to the text. */
const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** What is open and where the arrows are: the editable combobox with list autocomplete of the APG. */
export function useComboBox(props: ComboBoxState) {
  const { items, text, onTextChange, onSelect, onSubmit, isFromListOnly, opensOnFocus } = props;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeValue, setActiveValue] = useState<string>();
  const options = flatten(items);
  const activeIndex = isOpen ? options.findIndex(({ value }) => value === activeValue) : -1;
  const active = options[activeIndex];
  const hasList = isOpen && options.length > 0;
  const optionId = ({ value }: ComboBoxOption) => `${listId}-${value}`;

  const close = () => {
    setIsOpen(false);
    setActiveValue(undefined);
  };
  const open = () => setIsOpen(true);
  const choose = (option: ComboBoxOption) => {
    onSelect(option);
    close();
  };
  const move = (by: 1 | -1) => {
    const from = activeIndex === -1 && by === -1 ? 0 : activeIndex;
    open();
    setActiveValue(options[(from + by + options.length) % options.length]?.value);
  };

  const enter = (event: KeyboardEvent) => {
    const option = active ?? (isFromListOnly && isOpen ? written(items, text) : undefined);
    if (option) choose(option);
    else if (onSubmit) {
      onSubmit(text);
      close();
    } else if (!isFromListOnly || !isOpen) return;
    event.preventDefault();
  };
  const escape = (event: KeyboardEvent) => {
    // The field takes Escape only while it has something to give up: the next one belongs to the modal around it.
    if (!isOpen && text === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (!isOpen) onTextChange('');
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter(event);
    else if (event.key === 'Escape') escape(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!event.altKey) move(event.key === 'ArrowDown' ? 1 : -1);
      else if (event.key === 'ArrowDown') open();
      else close();
    } else if (caretKeys.has(event.key)) setActiveValue(undefined);
  };

  return {
    isOpen,
    hasList,
    onChange: (next: string) => {
      open();
      setActiveValue(undefined);
      onTextChange(next);
    },
    onBlur: () => {
      const option = isFromListOnly && isOpen ? written(items, text) : undefined;
      if (option) onSelect(option);
      close();
      props.onBlur?.();
    },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': hasList,
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': active && optionId(active),
      onKeyDown,
      onFocus: () => opensOnFocus && open(),
      onClick: () => opensOnFocus && open(),
    } as const,
    popupProps: { role: 'presentation', onMouseDown: keepFocus },
    listProps: { id: listId, role: 'listbox', 'aria-label': props.label },
    groupProps: (label: string) => ({ role: 'group', 'aria-label': label }),
    optionProps: (option: ComboBoxOption) => ({
      id: optionId(option),
      role: 'option',
      'aria-selected': option === active,
      ref: option === active ? showItself : undefined,
      onClick: () => choose(option),
    }),
  };
}
