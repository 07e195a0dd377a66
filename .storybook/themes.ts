import { sampleBrand } from '@rukav/design-system/sample-brand';
import { themes } from '@rukav/design-system/theme';

/** Class names of the themes that the toolbar offers: those of the store, and the sample that no store ships. */
export const bookThemes: Record<string, string> = {
  ...Object.fromEntries(Object.entries(themes).map(([name, { className }]) => [name, className])),
  'sample-brand': sampleBrand,
};

/** The theme before anybody touches the toolbar. */
export const firstTheme = 'rukav';

/** Puts a theme on the page in place of another; the first one where there is none of that name. */
export function wear(theme: string): void {
  const { classList } = document.documentElement;
  classList.remove(...Object.values(bookThemes).flatMap((name) => name.split(' ')));
  classList.add(...String(bookThemes[theme] ?? bookThemes[firstTheme]).split(' '));
}
