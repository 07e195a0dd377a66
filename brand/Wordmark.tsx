import { wordmark } from './brand.ts';

export interface WordmarkProps {
  /** Says how wide it is drawn. */
  className: string;
}

/** The store's name as it is drawn, in the colour of the text around it. Its link names it to a screen reader; no translator takes it. */
export function Wordmark({ className }: WordmarkProps) {
  return (
    <svg
      className={`notranslate ${className}`}
      viewBox={`0 0 ${wordmark.width} 32`}
      aria-hidden
      focusable="false"
    >
      <text
        x="0"
        y="23"
        fill="currentColor"
        fontFamily='"Onest Variable", "Onest Fallback", sans-serif'
        fontSize="29"
        fontWeight="640"
        letterSpacing="-1.3"
      >
        {wordmark.text}
      </text>
    </svg>
  );
}
