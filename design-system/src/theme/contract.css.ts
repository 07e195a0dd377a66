import { createThemeContract } from '@vanilla-extract/css';

/**
 * The names a theme must fill: a missing or an extra value is a type error in the theme. Lengths are CSS lengths,
 * `text.*` are values of the `font` shorthand, `motion.*` of `transition` (duration and easing).
 */
export const vars = createThemeContract({
  color: {
    /** The page. */
    ground: null,
    /** What lies on the page: modals, menus, fields. */
    surface: null,
    /** A quiet plane behind pictures and chosen rows. */
    plane: null,
    ink: null,
    inkQuiet: null,
    /** Text on a disabled control. */
    inkFaint: null,
    /** Hairlines that only divide. */
    line: null,
    /** Borders that make a control visible (3:1 on the ground). */
    border: null,
    /** The accent where it is written or drawn in lines. */
    accent: null,
    accentHover: null,
    /** A wash of the accent behind text in ink. */
    accentWash: null,
    /** The accent where it is a ground: the button of the purchase, a count. By night deeper than where it is written. */
    accentFill: null,
    accentFillHover: null,
    onAccent: null,
    /** The dark primary button and toasts. */
    strong: null,
    strongHover: null,
    onStrong: null,
    /** What lies on a photograph, which is as light by night as by day: markers, a toggle. */
    plate: null,
    onPlate: null,
    plateAccent: null,
    danger: null,
    dangerWash: null,
    success: null,
    successWash: null,
    focus: null,
    /** The veil behind a modal. */
    veil: null,
  },
  /** From a hair between letters and their sign to the air between parts of a page: the page “Space” says which is for what. */
  space: {
    none: null,
    xxsmall: null,
    xsmall: null,
    small: null,
    medium: null,
    large: null,
    xlarge: null,
    xxlarge: null,
    huge: null,
  },
  size: {
    /** Smallest side of a touch target. */
    touch: null,
    /** Height of fields and buttons. */
    control: null,
    controlSmall: null,
    icon: null,
    iconSmall: null,
    thumb: null,
    track: null,
    hairline: null,
    focusRing: null,
    /** Widest the page's content becomes. */
    page: null,
    /** Widest a column of reading becomes. */
    measure: null,
  },
  /** `small` for controls, `medium` for what lies on the page, `full` for pills and rounds. Pictures have none. */
  radius: { none: null, small: null, medium: null, full: null },
  /** Faces, from the largest title to the smallest note: the page “Type” shows each. */
  text: {
    display: null,
    heading1: null,
    heading2: null,
    heading3: null,
    body: null,
    bodyStrong: null,
    small: null,
    smallStrong: null,
    caption: null,
    label: null,
  },
  /** Between the letters of `display` and of words in capitals. */
  tracking: { display: null, caps: null },
  /**
   * Photographs from the studio, on their light ground. `ground` is the colour of that ground, seen until the photograph has
   * come; `shade` is laid over it, as a value of `background-image`: by night it takes the glare away. `ink` and `focus` stand on
   * it, dark in every theme.
   */
  photo: { ground: null, shade: null, ink: null, focus: null },
  /** Under what lies above the page. */
  shadow: { overlay: null },
  /** `quick` for what answers a pointer, `calm` for what comes and goes. */
  motion: { quick: null, calm: null },
  /** What lies above what; no brand changes it. */
  layer: { sticky: null, notice: null, modal: null, toast: null },
});
