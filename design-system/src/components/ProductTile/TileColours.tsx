import { useState } from 'react';
import { Swatch } from '../../internal/Swatch.tsx';
import { useRovingRadios } from '../../internal/useRovingRadios.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import type { ProductTileProps, TileColour } from './ProductTile.tsx';
import * as styles from './ProductTile.css.ts';

type TileColoursProps = NonNullable<ProductTileProps['colours']> & {
  /** Called with the colour that is to be shown. */
  onChoose: (colour: TileColour) => void;
};

/** The samples beneath a tile: a choice (APG radio group, one stop of Tab) where a colour has its picture. */
export function TileColours({ samples, more, label, onChoose }: TileColoursProps) {
  const canChoose = samples.some(({ picture }) => picture !== undefined);

  return (
    <div className={styles.colours}>
      {canChoose ? (
        <Choice samples={samples} label={label} onChoose={onChoose} />
      ) : (
        <>
          {samples.map(({ hex }, index) => (
            <Swatch key={index} hex={hex} size="small" />
          ))}
          <span className={visuallyHidden}>{label}</span>
        </>
      )}
      {more !== undefined && <span aria-hidden="true">{more}</span>}
    </div>
  );
}

function Choice({ samples, label, onChoose }: Pick<TileColoursProps, 'samples' | 'label' | 'onChoose'>) {
  const [value, setValue] = useState('0');
  // The tip repeats the name; in the HTML of a list of many tiles it would be half a kilobyte.
  const [isPointedAt, setPointedAt] = useState(false);
  const options = samples.map((_, index) => ({ value: String(index) }));
  const choose = (chosen: string) => {
    setValue(chosen);
    const colour = samples[Number(chosen)];
    if (colour) onChoose(colour);
  };
  const radioOf = useRovingRadios(options, value, choose);

  return (
    <div
      role="radiogroup"
      className={styles.choice}
      aria-label={label}
      onPointerEnter={() => setPointedAt(true)}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          {...radioOf(option, index)}
          className={styles.colour}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && choose(option.value)}
        >
          <Swatch
            hex={samples[index]?.hex}
            size="small"
            tip={isPointedAt ? samples[index]?.label : undefined}
          />
          <span className={visuallyHidden}>{samples[index]?.label}</span>
        </button>
      ))}
    </div>
  );
}
