import type { Preview } from '@storybook/react-vite';
import '@fontsource-variable/source-serif-4/wght.css';
import '@rukav/design-system/fonts.css';
import './whole-pictures.css';
import { configure } from 'storybook/test';
import { inModes } from './modes.ts';
import { BookPage } from './BookPage.tsx';
import { globalTypes, initialGlobals, withToolbar } from './toolbar.ts';
import { viewports } from './viewports.ts';

// What a story waits for may have to be loaded first, on a machine that is busy with other tests.
configure({ asyncUtilTimeout: 8000 });

export default {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    // A clock that runs is another picture every second.
    chromatic: { ...inModes('day'), ignoreSelectors: ['[role="timer"]'] },
    viewport: { options: viewports },
    docs: { container: BookPage },
    options: {
      storySort: {
        order: [
          'Introduction',
          'foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Breakpoints',
            'Icons',
            'Motion',
            'Writing',
            'Focus',
            'Forms and errors',
            'Modal stack',
          ],
          'design-system',
          'features',
          'pages',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  decorators: [withToolbar],
} satisfies Preview;
