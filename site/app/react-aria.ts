/** Where React Aria looks for its language and its words before it goes by the browser and by its own. */
const language = Symbol.for('react-aria.i18n.locale');
const strings = Symbol.for('react-aria.i18n.strings');

/**
 * Tells React Aria the shopper's locale before any of it is loaded: by the browser's language a page in Russian would be
 * laid out from right to left for somebody whose browser speaks Hebrew. It has no Kazakh and would speak English, so that
 * locale brings a dictionary.
 */
export async function teachReactAria(window: object, locale: string | undefined) {
  Object.assign(window, { [language]: locale });
  if (locale !== 'kk-KZ') return;
  const { default: kazakh } = await import('./react-aria.kk');
  Object.assign(window, { [strings]: kazakh });
}
