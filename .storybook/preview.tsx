import { withThemeByClassName } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import '@rukav/design-system/fonts.css';
import { contrast, rukav, rukavNight } from '@rukav/design-system/theme';
import { configure } from 'storybook/test';
import { inModes } from './modes.ts';

// What a story waits for may have to be loaded first, on a machine that is busy with other tests.
configure({ asyncUtilTimeout: 8000 });

export default {
  parameters: { a11y: { test: 'error' }, layout: 'padded', chromatic: inModes('day', 'night') },
  decorators: [
    withThemeByClassName({
      themes: { rukav, 'rukav-night': rukavNight, contrast },
      defaultTheme: 'rukav',
    }),
  ],
} satisfies Preview;
