/**
 * Properties of an element whose content React neither reads nor changes while it hydrates: what the server sent stays as it is. An
 * element that is drawn in the browser with them is empty.
 */
export const asSent = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
