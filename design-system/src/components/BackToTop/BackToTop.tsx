import { useRef, useSyncExternalStore } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './BackToTop.css.ts';

export interface BackToTopProps {
  /** “Наверх”. */
  label: string;
  /** Id of what stands first on the page and can take the focus, such as its heading with `tabIndex={-1}`. */
  targetId: string;
}

/** A jump may end in Chromium without any `scroll`; its `scrollend` comes. A window that turns has other screens. */
const moves = ['scroll', 'scrollend', 'resize', 'focusin', 'focusout'];

/** Looks in the next frame, which lays the page out anyway: asked at once, the browser would do so in the midst of a press. */
function hearMoves(hear: () => void) {
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(hear);
  };
  for (const move of moves) window.addEventListener(move, look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    for (const move of moves) window.removeEventListener(move, look);
  };
}
const isFarDown = () => window.scrollY > 2 * window.innerHeight;
/** What comes after the main part, such as a footer with its field, is in sight. */
const isPast = (main: Element | null | undefined) =>
  main !== null && main !== undefined && main.getBoundingClientRect().bottom < window.innerHeight;

/** Whether something is being written or chosen in a field. */
const isTyping = () =>
  document.activeElement?.matches(':is(input:not([type=checkbox], [type=radio]), textarea, select)') ?? false;

/** Whether the focus has come by keyboard to something that the link lies on. Hidden, the link has its place all the same. */
function liesOnFocus(link: Element | null): boolean {
  const focused = document.activeElement;
  if (!link || !focused?.matches(':focus-visible') || link.contains(focused)) return false;
  const [over, under] = [link.getBoundingClientRect(), focused.getBoundingClientRect()];
  return (
    over.left < under.right && under.left < over.right && over.top < under.bottom && under.top < over.bottom
  );
}

/**
 * Leads back to the beginning of a long page, once two screens of it have gone by. It goes where the main part ends, and
 * while something is being typed, for it must not lie on a field; nor does it lie on what has the focus.
 */
export function BackToTop({ label, targetId }: BackToTopProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isShown = useSyncExternalStore(
    hearMoves,
    () =>
      isFarDown() &&
      !isTyping() &&
      !isPast(document.getElementById(targetId)?.closest('main')) &&
      !liesOnFocus(link.current),
    () => false,
  );

  return (
    <a
      ref={link}
      href={`#${targetId}`}
      className={styles.link}
      aria-label={label}
      data-shown={isShown || undefined}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus({ preventScroll: true });
        window.scrollTo({ top: 0 });
      }}
    >
      <Icon name="arrow-up" />
    </a>
  );
}
