/**
 * How wide the window's scrollbar is, in CSS px: 0 where it lies over the page (touch screens) or the page is short.
 * Measured each time, because it changes with the zoom and with what is on the page.
 */
export const scrollbarWidth = () => window.innerWidth - document.documentElement.clientWidth;
