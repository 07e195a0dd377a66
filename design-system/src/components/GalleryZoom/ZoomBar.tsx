import { Icon } from '../Icon/index.ts';
import * as styles from './GalleryZoom.css.ts';

interface ZoomBarProps {
  buttons: readonly {
    icon: keyof typeof styles.buttons;
    label: string;
    isDisabled?: boolean;
    onPress: () => void;
  }[];
}

/** A few of the viewer's buttons. One that does nothing now keeps its place in the Tab order. */
export function ZoomBar({ buttons }: ZoomBarProps) {
  return buttons.map(({ icon, label, isDisabled = false, onPress }) => (
    <button
      key={icon}
      type="button"
      className={styles.buttons[icon]}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  ));
}
