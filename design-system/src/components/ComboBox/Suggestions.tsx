import { useRef, type MouseEvent, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useListBox, useListBoxSection, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { Node } from 'react-stately';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxGroup, ComboBoxOption } from './options.ts';

type Suggestion = ComboBoxOption | ComboBoxGroup;

interface SuggestionsProps {
  /** Names the list. */
  label: string;
  state: ComboBoxState<Suggestion>;
  /** What the field says to its list. */
  listBox: AriaListBoxOptions<Suggestion>;
  listRef: RefObject<HTMLDivElement | null>;
}

interface NodeProps {
  node: Node<Suggestion>;
  state: ComboBoxState<Suggestion>;
}

/** Pressing in the list must not take focus from the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The open list of a `ComboBox`. */
export function Suggestions({ label, state, listBox, listRef }: SuggestionsProps) {
  const { listBoxProps } = useListBox(
    { ...listBox, 'aria-label': label, 'aria-labelledby': undefined },
    state,
    listRef,
  );

  return (
    <div {...mergeProps(listBoxProps, { onMouseDown: keepFocus })} ref={listRef} className={styles.list}>
      {[...state.collection].map((node) =>
        node.type === 'section' ? (
          <Group key={node.key} node={node} state={state} />
        ) : (
          <Option key={node.key} node={node} state={state} />
        ),
      )}
    </div>
  );
}

function Group({ node, state }: NodeProps) {
  const { label } = node.value as ComboBoxGroup;
  const { groupProps } = useListBoxSection({ 'aria-label': label });
  return (
    <div {...groupProps} className={styles.group}>
      <span className={styles.groupLabel} aria-hidden>
        {label}
      </span>
      {[...(state.collection.getChildren?.(node.key) ?? [])].map((option) => (
        <Option key={option.key} node={option} state={state} />
      ))}
    </div>
  );
}

function Option({ node, state }: NodeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused } = useOption({ key: node.key }, state, ref);
  const { description, lang } = node.value as ComboBoxOption;

  return (
    <div
      {...optionProps}
      ref={ref}
      lang={lang}
      // Nothing is chosen yet: the option that Enter would take is the selected one (APG).
      aria-selected={isFocused}
      aria-labelledby={undefined}
      aria-describedby={undefined}
      className={styles.option}
    >
      <span>{node.rendered}</span>
      {description && <span className={styles.description}>{description}</span>}
    </div>
  );
}
