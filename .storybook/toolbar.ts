import type { Decorator, Preview } from '@storybook/react-vite';
import './reduced-motion.css';
import { bookThemes, firstTheme, wear } from './themes.ts';

const item = (value: string, title: string) => ({ value, title });

/** What a reader sets for every story at once. */
export const globalTypes = {
  theme: {
    description: 'The store’s themes, and a brand that no store ships',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.keys(bookThemes).map((name) => item(name, name)),
    },
  },
  locale: {
    description: 'The locale of the session. Stories of features follow it, unless they are about a locale.',
    toolbar: {
      title: 'Locale',
      icon: 'globe',
      dynamicTitle: true,
      items: [item('ru-RU', 'ru-RU'), item('ru-KZ', 'ru-KZ'), item('kk-KZ', 'kk-KZ')],
    },
  },
  textSize: {
    description: 'How large the shopper has set the text of the browser',
    toolbar: {
      title: 'Text size',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [item('100', 'Text 100 %'), item('150', 'Text 150 %'), item('200', 'Text 200 %')],
    },
  },
  motion: {
    description: 'Whether the shopper has asked the system for less motion',
    toolbar: {
      title: 'Motion',
      icon: 'fastforward',
      dynamicTitle: true,
      items: [item('full', 'Full motion'), item('reduced', 'Reduced motion')],
    },
  },
} satisfies Preview['globalTypes'];

/** The toolbar before anybody touches it. */
export const initialGlobals = { theme: firstTheme, locale: 'ru-RU', textSize: '100', motion: 'full' };

/** Puts what the toolbar says on the page, at once: a story that plays looks at it in its theme. */
export function followToolbar({ theme, locale, textSize, motion }: Record<string, unknown>): void {
  const page = document.documentElement;
  wear(String(theme));
  page.lang = String(locale).slice(0, 2);
  page.style.fontSize = textSize === '100' ? '' : `${String(textSize)}%`;
  page.dataset['motion'] = String(motion);
}

/** Draws a story as the toolbar says. */
export const withToolbar: Decorator = (Story, { globals }) => {
  followToolbar(globals);
  return Story();
};
