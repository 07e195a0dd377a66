import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './FacetRange.css.ts';
import { readRange, type Range, type RangeBounds, type RangeFault, type RangeRefusal } from './readRange.ts';

export interface FacetRangeProps extends RangeBounds {
  /** What is narrowed, with its unit: “Цена, ₽”. */
  label: string;
  /** Short names of the two ends, seen inside the fields: “от”, “до”. */
  endLabels: { from: string; to: string };
  value: Range;
  /** Called when the focus leaves both fields or on Enter, with whole numbers within the bounds, and only on a change. */
  onChangeEnd: (range: Range) => void;
  /** What is said when the fields do not hold a range. */
  faults: Readonly<Record<RangeFault, string>>;
}

const endNames = ['from', 'to'] as const;

const draftOf = ({ from, to }: Range, { min, max }: RangeBounds) => ({
  from: from === min ? '' : String(from),
  to: to === max ? '' : String(to),
});

/** A range as two typed numbers. An empty field is the bound, which it shows as its placeholder. */
export function FacetRange({ label, endLabels, min, max, value, onChangeEnd, faults }: FacetRangeProps) {
  const id = useId();
  const [shown, setShown] = useState(value);
  const [draft, setDraft] = useState(() => draftOf(value, { min, max }));
  const [wrong, setWrong] = useState<RangeRefusal>();

  if (shown.from !== value.from || shown.to !== value.to) {
    setShown(value);
    setDraft(draftOf(value, { min, max }));
    setWrong(undefined);
  }

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
    <fieldset className={styles.root}>
      <legend className={visuallyHidden}>{label}</legend>
      <div className={styles.ends}>
        {endNames.map((end) => (
          <label key={end} className={styles.field}>
            <span>{endLabels[end]}</span>
            <input
              className={styles.input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={draft[end]}
              placeholder={String(end === 'from' ? min : max)}
              aria-invalid={wrong?.field === end || undefined}
              aria-describedby={wrong ? id : undefined}
              onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
              onBlur={settleOnLeaving}
              onKeyDown={settleOnEnter}
            />
          </label>
        ))}
      </div>
      <p id={id} role="alert" className={styles.error}>
        {wrong && faults[wrong.fault]}
      </p>
    </fieldset>
  );
}
