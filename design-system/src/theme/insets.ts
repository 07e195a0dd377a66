/** The property of the document that holds how much of the window's lower edge a `StickyBar` covers. */
export const stickyBarProperty = '--sticky-bar';

/**
 * How much of the window's lower edge a `StickyBar` covers, as a CSS length; nothing where there is none. What is fixed to
 * that edge (a notice, a toast, a round button) adds it to its `insetBlockEnd`, and so stands above the bar.
 */
export const stickyBarHeight = `var(${stickyBarProperty}, 0rem)`;
