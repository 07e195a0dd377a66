/** A cookie of this document, decoded; undefined when there is none that can be read. */
export const readCookie = (name: string): string | undefined => {
  try {
    const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/** Keeps a value for a year on every path of the site. */
export const keepCookie = (name: string, value: string) => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax${secure}`;
};

/** Returns whether this browser stores cookies: without those of a session one is written, read and deleted. */
export function keepsCookies(): boolean {
  if (readCookie('session_token') !== undefined) return true;
  try {
    document.cookie = 'probe=1; path=/; samesite=lax';
    const isKept = readCookie('probe') === '1';
    document.cookie = 'probe=; path=/; max-age=0';
    return isKept;
  } catch {
    return false;
  }
}
