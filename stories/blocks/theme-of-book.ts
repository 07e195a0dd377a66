import { createContext, useContext } from 'react';

/** The theme that a page of Storybook wears. `BookPage` in `.storybook/` supplies it. */
export const ThemeOfBook = createContext('rukav');

/** The theme that the page wears. A block that reads values off the page calls it, so that it reads them anew. */
export const useThemeOfBook = (): string => useContext(ThemeOfBook);
