/** The property of the document that holds how much of the window's lower edge a `StickyBar` covers. */
export const stickyBarProperty = '--sticky-bar';

/**
 * How much of the window's lower edge a `StickyBar` covers, as a CSS length; nothing where there is none. What is fixed to
 * that edge (a notice, a toast, a round button) adds it to its `insetBlockEnd`, and so stands above the bar.
 */
export const stickyBarHeight = `var(${stickyBarProperty}, 0rem)`;

/**
 * How high the bar is that stays at the window's upper edge, on a phone and on a desktop. What is fixed to that edge and must leave
 * the bar free stands below it.
 */
export const topBarHeight = { phone: '60px', desktop: '76px' } as const;
