import { createContext, useContext } from 'react';

/** The theme of a page of Storybook. `BookPage` in `.storybook/` supplies it. */
export const ThemeOfBook = createContext('rukav');

/** The theme of the page. A block that reads values off the page calls it, so that it reads them anew. */
export const useThemeOfBook = (): string => useContext(ThemeOfBook);
