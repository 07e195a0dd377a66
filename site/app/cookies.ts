/** A cookie of this document, decoded; undefined when there is none. */
export const readCookie = (name: string): string | undefined => {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value === undefined ? undefined : decodeURIComponent(value);
};

/** Keeps a value for a year on every path of the site. */
export const keepCookie = (name: string, value: string) => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax${secure}`;
};
