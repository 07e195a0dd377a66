import { useRef, useState } from 'react';
import { useSlider } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';
import { RangeFields, type Range, type RangeFieldsProps } from '../RangeFields/index.ts';
import * as styles from './RangeSlider.css.ts';
import { RangeThumb } from './RangeThumb.tsx';

export interface RangeSliderProps extends Pick<
  RangeFieldsProps,
  'label' | 'endLabels' | 'min' | 'max' | 'value' | 'onChangeEnd' | 'faults'
> {
  /** Names of the two thumbs, in full: “Цена от”, “Цена до”. */
  thumbLabels: { from: string; to: string };
  /** Writes a value as it is read out, with its currency. */
  format: (value: number) => string;
  /**
   * How far an arrow key goes. Page Up and Page Down go ten times as far.
   *
   * @default 1
   */
  step?: number;
}

/** What React Aria asks of a formatter for one value. The browser's own takes 15 to 40 ms to make, the first time. */
const writtenBy = (format: RangeSliderProps['format']) =>
  ({ format }) satisfies Pick<Intl.NumberFormat, 'format'> as Intl.NumberFormat;

/**
 * A range as two thumbs on a track, with the fields of `RangeFields` above for those who do not drag. It brings React
 * Aria with it: load it lazily, with `FacetRange` and the same props as the fallback.
 */
export function RangeSlider({ thumbLabels, format, step = 1, ...props }: RangeSliderProps) {
  const { label, min, max, value, onChangeEnd } = props;
  const [moving, setMoving] = useState<Range>();
  const { from, to } = moving ?? value;
  const trackRef = useRef<HTMLDivElement>(null);

  const aria = {
    minValue: min,
    maxValue: max,
    step,
    value: [from, to],
    onChange: ([lower = min, upper = max]: number[]) => setMoving({ from: lower, to: upper }),
    onChangeEnd: ([lower = min, upper = max]: number[]) => {
      setMoving(undefined);
      onChangeEnd({ from: lower, to: upper });
    },
  };
  // A page of React Aria's is a tenth of the whole range.
  const state = { ...useSliderState({ ...aria, numberFormatter: writtenBy(format) }), pageSize: step * 10 };
  const { groupProps, trackProps } = useSlider({ ...aria, 'aria-label': label }, state, trackRef);
  const [start, end] = [state.getThumbPercent(0) * 100, state.getThumbPercent(1) * 100];

  return (
    <div className={styles.root}>
      <RangeFields {...props} value={{ from, to }} isLabelHidden size="small" />
      <div {...groupProps} role="presentation" aria-label={undefined} className={styles.slider}>
        <div {...trackProps} ref={trackRef} className={styles.track}>
          <div
            className={styles.fill}
            style={{ insetInlineStart: `${start}%`, inlineSize: `${end - start}%` }}
          />
          <RangeThumb index={0} label={thumbLabels.from} state={state} trackRef={trackRef} />
          <RangeThumb index={1} label={thumbLabels.to} state={state} trackRef={trackRef} />
        </div>
      </div>
    </div>
  );
}
