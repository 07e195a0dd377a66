import type { Ref } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useFieldIds } from '../../internal/field-ids.ts';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import * as field from '../../internal/field.css.ts';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

/** One of the things to choose from. */
export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** The language of the words, where it differs from the page's. */
  lang?: string;
}

/** Things that belong together, under a title. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends FieldProps, TextValue {
  /** In the order in which they are shown; groups and single options may be mixed. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The first line while nothing is chosen, such as “Выберите город”. Its value is empty. */
  prompt?: string;
  /** Only where something in sight says what is chosen, such as the sort of a list. */
  isLabelHidden?: boolean;
  /**
   * `plain` – no frame, as wide as its words: for what orders a page and is not filled in.
   *
   * @default 'field'
   */
  emphasis?: 'field' | 'plain';
  /** What the browser may fill in, such as `address-level1`. */
  autoComplete?: string;
  /** The native select, to move focus to. */
  ref?: Ref<HTMLSelectElement>;
}

/** One of five to thirty, by the browser's own list. Fewer: `RadioGroup`; more, or with a search: `ComboBox`. */
export function Select({
  options,
  prompt,
  isLabelHidden,
  emphasis,
  autoComplete,
  ref,
  ...props
}: SelectProps) {
  const { label, description, error, requirement } = props;
  const ids = useFieldIds(props);
  const isPlain = emphasis === 'plain';

  return (
    <FieldFrame {...{ label, description, error, requirement, ids, isLabelHidden }}>
      <div className={isPlain ? styles.plain : field.frame}>
        <select
          {...ids.control}
          ref={ref}
          name={props.name}
          autoComplete={autoComplete}
          value={props.value}
          defaultValue={props.defaultValue}
          disabled={props.isDisabled}
          className={isPlain ? styles.plainSelect : classNames(field.control, styles.select)}
          onChange={(event) => props.onChange?.(event.target.value)}
          onBlur={() => props.onBlur?.()}
        >
          {prompt !== undefined && <Choice value="" label={prompt} />}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label} className={styles.option}>
                {entry.options.map((option) => (
                  <Choice key={option.value} {...option} />
                ))}
              </optgroup>
            ) : (
              <Choice key={entry.value} {...entry} />
            ),
          )}
        </select>
        <span className={isPlain ? styles.plainSign : styles.sign}>
          <Icon name="chevron-down" size="small" />
        </span>
      </div>
    </FieldFrame>
  );
}

const Choice = ({ value, label, isDisabled, lang }: SelectOption) => (
  <option value={value} disabled={isDisabled} lang={lang} className={styles.option}>
    {label}
  </option>
);
