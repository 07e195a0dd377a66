/** Browsers and systems as user agents name them; the first that fits counts, as most name others besides. */
const browsers: readonly [RegExp, string][] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const find = (list: readonly [RegExp, string][], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** How a device is told from others by its owner, such as `Chrome, Android`; null where the browser does not tell. */
export function deviceNameOf(agent: string | undefined): string | null {
  const known = [find(browsers, agent ?? ''), find(systems, agent ?? '')].filter(Boolean);
  return known.length > 0 ? known.join(', ') : null;
}
