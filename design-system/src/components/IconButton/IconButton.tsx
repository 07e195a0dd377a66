import type { MouseEvent, Ref } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Ring } from '../../internal/Ring.tsx';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './IconButton.css.ts';

interface Look {
  /** What it does, and to what: the only words that a screen reader has. Includes the count. */
  label: string;
  /** What is seen of it. */
  icon: IconName;
  /**
   * `plain` – the icon alone; `outlined` – in a ring; `surface` – on a disc, over a picture.
   *
   * @default 'plain'
   */
  emphasis?: keyof typeof styles.emphasis;
  /** A short figure at the icon's shoulder, such as what is in the cart. */
  count?: string;
  /** Fills the icon's shape. */
  isFilled?: boolean;
}

interface Act extends Look {
  href?: undefined;
  /** Cannot be pressed and takes no focus. */
  isDisabled?: boolean;
  /** What was asked for is under way: presses do nothing and focus is kept. */
  isPending?: boolean;
  /** Whether what the button opens and closes is open. */
  isExpanded?: boolean;
  /** What kind of thing the button opens. */
  opens?: 'dialog' | 'menu' | 'listbox';
  /** The id of what the button opens or changes. */
  controls?: string;
  /** Called on a press by mouse, finger or key. */
  onPress?: () => void;
  /** The native button, to move focus to. */
  ref?: Ref<HTMLButtonElement>;
}

interface Go extends Look {
  /** Makes it a link. */
  href: string;
  /** So that a modal can return the focus to it by `returnTo`. */
  id?: string;
  /** The page that is open now. */
  isCurrent?: boolean;
  /** Called before the router follows the link. */
  onPress?: () => void;
  /** The native link, to move focus to. */
  ref?: Ref<HTMLAnchorElement>;
}

export type IconButtonProps = Act | Go;

/** A button that is an icon, as large as a touch target. For what is on or off use `ToggleButton`. */
export function IconButton(props: IconButtonProps) {
  const { label, emphasis = 'plain', onPress } = props;
  if (props.href !== undefined) {
    const { ref, href, id, isCurrent = false } = props;
    return (
      <Anchor
        ref={ref}
        id={id}
        href={href}
        className={styles.emphasis[emphasis]}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onPress?.()}
      >
        <Face {...props} />
      </Anchor>
    );
  }

  const { ref, isPending = false } = props;
  const press = (event: MouseEvent) => {
    if (isPending) event.preventDefault();
    else onPress?.();
  };
  return (
    <button
      ref={ref}
      type="button"
      className={styles.emphasis[emphasis]}
      aria-label={label}
      disabled={props.isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-expanded={props.isExpanded}
      aria-haspopup={props.opens}
      aria-controls={props.controls}
      onClick={press}
    >
      {isPending ? <Ring /> : <Face {...props} />}
    </button>
  );
}

const Face = ({ icon, isFilled, count }: Look) => (
  <>
    <Icon name={icon} isFilled={isFilled} />
    {count !== undefined && (
      <span className={styles.count} aria-hidden>
        {count}
      </span>
    )}
  </>
);
