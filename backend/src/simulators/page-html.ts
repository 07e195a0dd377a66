import { pageTexts } from './texts.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1b1d22;background:#f3f4f7}
main{max-width:28rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.5rem;margin:0 0 .25rem}
p{margin:.5rem 0}
.demo{font-size:.875rem;color:#4a4f5a}
.sum{font-size:1.75rem;font-variant-numeric:tabular-nums;margin:1rem 0}
fieldset{border:0;padding:0;margin:1.5rem 0}
legend{font-weight:600;padding:0;margin-bottom:.5rem}
label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
button,a.button{display:block;width:100%;min-height:3rem;border:0;border-radius:.5rem;padding:.75rem 1rem;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button{background:#1d4ed8;color:#fff;margin-bottom:.75rem}
button.quiet,a.button{background:none;color:#1d4ed8}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
ol{list-style:none;padding:0}li{display:flex;justify-content:space-between;padding:.5rem 0;border-bottom:1px solid #d9dce3}`;

/** A page of a played bank. No script runs on it. */
export const page = (language: 'ru' | 'kk', title: string, content: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1><p class="demo">${escaped(pageTexts[language].demo)}</p>${content}</main></body></html>`;

const signs: Record<string, string> = { RUB: '₽', KZT: '₸' };

/** A sum as people read it. */
export const money = (minor: number, currency: string): string =>
  `${(minor / 100)
    .toFixed(2)
    .replace(/\.00$/, '')
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+(?!\d))/g, '\u00a0')}\u00a0${signs[currency] ?? currency}`;
