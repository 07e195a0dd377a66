import type { MouseEvent, Ref } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { classNames } from '../../internal/class-names.ts';
import { Ring } from '../../internal/Ring.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Button.css.ts';

interface Look {
  /** A verb and what it acts on. */
  children: string;
  /**
   * `strong` – the step forward, one in a view; `accent` – the purchase itself; `quiet` – anything beside it; `plain` –
   * underlined words; `danger` – takes something away for good.
   *
   * @default 'strong'
   */
  emphasis?: keyof typeof styles.emphasis;
  /**
   * `medium` – everywhere; `small` – in rows and bars (as high as a touch target on a touch screen).
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
  /** Takes the whole width of where it stands. */
  isFullWidth?: boolean;
  /** A sign before the words. */
  icon?: IconName;
}

interface Act extends Look {
  href?: undefined;
  /**
   * What it does to the form it stands in: nothing, send it, or empty it.
   *
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset';
  /** The id of a form that stands elsewhere. */
  form?: string;
  /** Cannot be pressed and takes no focus. Where the reason is not plain, prefer to let it be pressed and say what is missing. */
  isDisabled?: boolean;
  /** What was asked for is under way: the words stay, presses do nothing and focus is kept. */
  isPending?: boolean;
  /** What a screen reader hears when the wait begins. */
  pendingLabel?: string;
  /** The id of a text that says more, such as why the button is disabled. */
  describedBy?: string;
  /** Whether what the button opens and closes is open. */
  isExpanded?: boolean;
  /** What kind of thing the button opens. */
  opens?: 'dialog' | 'menu' | 'listbox';
  /** Called on a press by mouse, finger or key. */
  onPress?: () => void;
  /** The native button, to move focus to. */
  ref?: Ref<HTMLButtonElement>;
}

interface Go extends Look {
  /** Makes it a link that looks like a button. */
  href: string;
  /** Called before the router follows the link. */
  onPress?: () => void;
  /** The native link, to move focus to. */
  ref?: Ref<HTMLAnchorElement>;
}

export type ButtonProps = Act | Go;

const looks = ({ emphasis = 'strong', size = 'medium', isFullWidth = false }: Look) =>
  classNames(
    styles.emphasis[emphasis],
    styles.size[size],
    emphasis === 'plain' && styles.flush,
    isFullWidth && styles.fullWidth,
  );

/** Does something, or with `href` goes somewhere important. For words within a text use `Link`. */
export function Button(props: ButtonProps) {
  if (props.href === undefined) return <ActButton {...props} />;
  const { children, href, icon, onPress, ref } = props;
  return (
    <Anchor href={href} ref={ref} className={looks(props)} onClick={() => onPress?.()}>
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  );
}

function ActButton(props: Act) {
  const {
    children,
    type = 'button',
    form,
    icon,
    isDisabled,
    isPending = false,
    pendingLabel,
    onPress,
    ref,
  } = props;

  const press = (event: MouseEvent) => {
    // A disabled button would lose focus, so a waiting one only refuses to act, also as the submit of a form.
    if (isPending) event.preventDefault();
    else onPress?.();
  };

  return (
    <>
      <button
        ref={ref}
        type={type}
        form={form}
        className={looks(props)}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        aria-describedby={props.describedBy}
        aria-expanded={props.isExpanded}
        aria-haspopup={props.opens}
        onClick={press}
      >
        {isPending ? <Ring /> : icon && <Icon name={icon} />}
        {children}
      </button>
      {/* Beside the button: what stands in a button is a part of its name and no live region. */}
      {pendingLabel !== undefined && (
        <output className={visuallyHidden}>{isPending ? pendingLabel : ''}</output>
      )}
    </>
  );
}
