import { useEffect, useState, type ComponentType } from 'react';
import { FacetRange } from '@rukav/design-system/FacetRange';
import type { RangeSliderProps } from '@rukav/design-system/RangeSlider';
import { useFirstInteraction } from '../../../platform/interaction/view.ts';
import * as styles from './Listing.css.ts';

/**
 * A range slider that comes after the first touch of the page; until then its two fields do all that it does. It never
 * takes the place of a field that has the focus, and moves nothing below it.
 */
export function LateRangeSlider({ thumbLabels, format, step, ...range }: RangeSliderProps) {
  const isTouched = useFirstInteraction();
  const [isHeld, setHeld] = useState(false);
  const [slider, setSlider] = useState<{ Slider: ComponentType<RangeSliderProps> } | null>(null);

  useEffect(() => {
    if (!isTouched || isHeld || slider) return undefined;
    let isGone = false;
    void import('@rukav/design-system/RangeSlider').then(({ RangeSlider }) => {
      if (!isGone) setSlider({ Slider: RangeSlider });
    });
    return () => {
      isGone = true;
    };
  }, [isTouched, isHeld, slider]);

  if (slider) {
    return <slider.Slider {...range} thumbLabels={thumbLabels} format={format} {...(step && { step })} />;
  }
  return (
    <div className={styles.sliderPlace} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <FacetRange {...range} />
    </div>
  );
}
