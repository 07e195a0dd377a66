import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ErrorText } from '../../internal/ErrorText.tsx';
import { useFieldIds } from '../../internal/field-ids.ts';
import type { FieldProps } from '../../internal/field-props.ts';
import * as field from '../../internal/field.css.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './RangeFields.css.ts';
import { readRange, type Range, type RangeBounds, type RangeFault, type RangeRefusal } from './readRange.ts';

export interface RangeFieldsProps
  extends
    RangeBounds,
    Pick<FieldProps, 'label' | 'description' | 'error' | 'requirement' | 'isDisabled' | 'id'> {
  /** Short names of the two ends, seen inside the fields: “от”, “до”. */
  endLabels: { from: string; to: string };
  /** Ends equal to the bounds are shown as empty fields. */
  value: Range;
  /** Called when the focus leaves both fields or on Enter, with whole numbers within the bounds, and only on a change. */
  onChangeEnd: (range: Range) => void;
  /** What is said when the fields do not hold a range. */
  faults: Readonly<Record<RangeFault, string>>;
  /** Only where something else in sight says what is narrowed, such as the heading of a facet. */
  isLabelHidden?: boolean;
  /**
   * `medium` – as high as the fields of a form; `small` – in a panel of facets, a touch target high.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
}

const endNames = ['from', 'to'] as const;

const draftOf = ({ from, to }: Range, { min, max }: RangeBounds) => ({
  from: from === min ? '' : String(from),
  to: to === max ? '' : String(to),
});

/**
 * A range as two typed whole numbers. An empty field is the bound, which it shows as its placeholder; a number beyond the
 * bounds is brought to them. To drag as well use `RangeSlider`; for one number `NumberField`.
 */
export function RangeFields(props: RangeFieldsProps) {
  const { label, description, requirement, endLabels, min, max, value, onChangeEnd, faults } = props;
  const { isDisabled, isLabelHidden = false, size = 'medium' } = props;
  const [shown, setShown] = useState(value);
  const [draft, setDraft] = useState(() => draftOf(value, { min, max }));
  const [wrong, setWrong] = useState<RangeRefusal>();

  if (shown.from !== value.from || shown.to !== value.to) {
    setShown(value);
    setDraft(draftOf(value, { min, max }));
    setWrong(undefined);
  }

  const error = wrong ? faults[wrong.fault] : props.error;
  const { id, control, descriptionId, errorId } = useFieldIds({ id: props.id, description, error });

  const settle = () => {
    const { range, refusal } = readRange(draft, { min, max });
    if (!range) return setWrong(refusal);
    setWrong(undefined);
    setDraft(draftOf(range, { min, max }));
    if (range.from !== value.from || range.to !== value.to) onChangeEnd(range);
  };
  const settleOnLeaving = (event: FocusEvent<HTMLInputElement>) => {
    if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) settle();
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };

  return (
    <fieldset id={id} tabIndex={-1} className={styles.root} disabled={isDisabled}>
      <legend className={isLabelHidden ? visuallyHidden : styles.legend}>
        {label}
        {requirement && ' '}
        {requirement && <span className={field.requirement}>{requirement}</span>}
      </legend>
      <div className={styles.ends}>
        {endNames.map((end) => (
          <label key={end} className={styles.size[size]}>
            <span>{endLabels[end]}</span>
            <input
              className={styles.input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={draft[end]}
              placeholder={String(end === 'from' ? min : max)}
              aria-invalid={(wrong ? wrong.field === end : error !== undefined) || undefined}
              aria-describedby={control['aria-describedby']}
              onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
              onBlur={settleOnLeaving}
              onKeyDown={settleOnEnter}
            />
          </label>
        ))}
      </div>
      <div role="alert" className={error === undefined ? undefined : styles.note}>
        {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
      </div>
      {description !== undefined && (
        <p id={descriptionId} className={`${styles.note} ${field.description}`}>
          {description}
        </p>
      )}
    </fieldset>
  );
}
