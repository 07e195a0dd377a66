import sanitizeHtml from 'sanitize-html';

const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'img'];
const words = ['a', 'br', 'strong', 'b', 'em', 'i', 'sub', 'sup'];
const table = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const cells = ['colspan', 'rowspan'];

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...words, ...table],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', ...cells],
    td: cells,
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
};

/**
 * Returns the html of a page of text without what such a page may not hold: scripts, styles, handlers of events, frames,
 * and addresses of other schemes. Words in elements that are dropped stay.
 */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, allowed);
