/** Fills the hearts of a page that sleep: React does not know them yet, and finds them as it would draw them when they wake. */
export function paintHearts(page: ParentNode, favourites: ReadonlySet<string>): void {
  for (const heart of page.querySelectorAll<HTMLElement>('[data-favourite]'))
    heart.firstElementChild?.setAttribute(
      'aria-pressed',
      String(favourites.has(heart.dataset['favourite'] ?? '')),
    );
}
