import { isLight } from '../../internal/isLight.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './MetroStation.css.ts';

/** A line that stops there. */
export interface MetroLine {
  /** “Замоскворецкая линия”. Read out after the station. */
  name: string;
  /** Its colour on the map, as `#rrggbb`. */
  hex: string;
  /** What stands for it where colours do not help: “2”, “D1”. */
  number?: string;
}

export interface MetroStationProps {
  /** What it is, for a screen reader: “Метро”. */
  label: string;
  /** “Тверская”. */
  name: string;
  /** The lines that stop there, as many as are drawn. */
  lines: readonly MetroLine[];
  /** How far it is: “5 минут пешком”. */
  distance?: string;
}

/** A station of the metro with the marks of its lines: a colour, its number, and the name for who does not see it. */
export function MetroStation({ label, name, lines, distance }: MetroStationProps) {
  return (
    <span className={styles.root}>
      <span className={visuallyHidden}>{label} </span>
      {lines.map((line) => (
        <span
          key={line.name}
          aria-hidden
          className={styles.mark}
          style={{ backgroundColor: line.hex, color: isLight(line.hex) ? 'black' : 'white' }}
        >
          {line.number}
        </span>
      ))}
      {name}
      <span className={visuallyHidden}>, {lines.map((line) => line.name).join(', ')}</span>
      {distance !== undefined && (
        <>
          <span className={visuallyHidden}>,</span> <span className={styles.distance}>{distance}</span>
        </>
      )}
    </span>
  );
}
