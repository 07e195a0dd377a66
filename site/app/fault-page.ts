import type { Language } from '@rukav/contract';

/**
 * A whole HTML document that says that a page could not be made. It stands by itself, without scripts and files of the build,
 * for it is sent when the store has too much to do or is broken.
 */
export const faultPage = (
  lang: Language,
  text: (id: 'errors.page.title' | 'errors.page.text' | 'errors.retry') => string,
) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('errors.page.title')}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 24rem; margin: 20vh auto; padding: 0 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; font-weight: 500; }
</style>
</head>
<body><main><h1>${text('errors.page.title')}</h1><p>${text('errors.page.text')}</p><p><a href="">${text('errors.retry')}</a></p></main></body>
</html>`;
