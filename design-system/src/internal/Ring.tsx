import { ring } from './Ring.css.ts';

/** A turning ring inside a control that waits. It says nothing: the control says that it is busy. */
export function Ring() {
  return (
    <svg className={ring} viewBox="0 0 24 24" fill="none" aria-hidden>
      <circle cx="12" cy="12" r="10" opacity="0.3" />
      <path d="M12 2a10 10 0 0 1 10 10" strokeLinecap="round" />
    </svg>
  );
}
