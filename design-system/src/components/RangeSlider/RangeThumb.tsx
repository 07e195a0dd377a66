import { useRef, type RefObject } from 'react';
import { useSliderThumb } from 'react-aria/useSlider';
import type { SliderState } from 'react-stately/useSliderState';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './RangeSlider.css.ts';

interface RangeThumbProps {
  index: number;
  label: string;
  state: SliderState;
  trackRef: RefObject<HTMLDivElement | null>;
}

/** One end of the range. */
export function RangeThumb({ index, label, state, trackRef }: RangeThumbProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index, trackRef, inputRef, 'aria-label': label },
    state,
  );

  return (
    <div {...thumbProps} className={styles.thumb} data-dragging={isDragging || undefined}>
      <input
        ref={inputRef}
        {...inputProps}
        // React Aria adds the group's name; the thumb's own says it already.
        aria-labelledby={undefined}
        className={visuallyHidden}
      />
    </div>
  );
}
