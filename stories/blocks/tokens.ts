/** What a name of the theme's contract stands for in the theme of the page; colours as `#rrggbb`. */
export function valueOf(token: string): string {
  const name = /^var\((--[\w-]+)/.exec(token)?.[1] ?? '';
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  // A built stylesheet writes `#ffffff` as `#fff`.
  return /^#[\da-f]{3}$/i.test(value) ? value.replace(/[\da-f]/gi, '$&$&') : value;
}
