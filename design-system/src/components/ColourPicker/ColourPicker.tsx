import { useId } from 'react';
import { MouseTip } from '../../internal/MouseTip.tsx';
import { Swatch } from '../../internal/Swatch.tsx';
import { useRovingRadios, type RovingOption } from '../../internal/useRovingRadios.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './ColourPicker.css.ts';

/** One colour of a product. */
export interface ColourOption extends RovingOption {
  /** Its name: “кэмел”. */
  label: string;
  /** The colour as `#rrggbb`, for a round sample. Without it the sample is many-coloured. */
  hex?: string;
  /** The product in this colour, small. It stands in place of the sample. */
  picture?: PictureSource;
  /** What is said of it: “нет в наличии”. */
  note?: string;
}

export interface ColourPickerProps {
  /** “Цвет”. The name of the chosen colour is drawn after it. */
  label: string;
  /** The colours, in the order in which they stand. */
  options: readonly ColourOption[];
  /** The colour that is chosen. */
  value: string;
  /** Called with the colour that was chosen. */
  onChange: (value: string) => void;
  /** Called when a colour that is sold out is pressed, for instance to show it all the same. */
  onSoldOutPress?: (value: string) => void;
}

/** Chooses one colour (APG radio group). Several colours of a filter are chosen in `ColourSwatches`. */
export function ColourPicker({ label, options, value, onChange, onSoldOutPress }: ColourPickerProps) {
  const id = useId();
  const radioOf = useRovingRadios(options, value, onChange, onSoldOutPress);
  const chosen = options.find((option) => option.value === value);

  return (
    <div className={styles.root}>
      <div className={styles.caption}>
        <span id={id}>{label}</span> <span className={styles.chosen}>{chosen?.label}</span>
      </div>
      <div role="radiogroup" className={styles.row} aria-labelledby={id}>
        {options.map((option, index) => (
          <button key={option.value} {...radioOf(option, index)} className={styles.option}>
            {option.picture ? (
              <span className={styles.thumb}>
                <Picture {...option.picture} alt="" sizes="52px" />
              </span>
            ) : (
              <span className={styles.sample}>
                <Swatch hex={option.hex} size="large" />
              </span>
            )}
            <MouseTip words={option.label} />
            {option.isSoldOut && <span className={styles.strike} />}
            <span className={visuallyHidden}>
              {option.label}
              {option.note !== undefined && `, ${option.note}`}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
