import { sampleBrand } from '@rukav/design-system/sample-brand';
import { themes } from '@rukav/design-system/theme';

/** Class names of the themes that the toolbar offers: what the store wears, and the sample that no store ships. */
export const bookThemes: Record<string, string> = {
  ...Object.fromEntries(Object.entries(themes).map(([name, { className }]) => [name, className])),
  'sample-brand': sampleBrand,
};

/** The theme before anybody touches the toolbar. */
export const firstTheme = 'rukav';
