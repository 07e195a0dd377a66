import { withThemeByClassName } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import '@fontsource-variable/source-serif-4/wght.css';
import '@rukav/design-system/fonts.css';
import { sampleBrand } from '@rukav/design-system/sample-brand';
import { contrast, rukav, rukavNight } from '@rukav/design-system/theme';
import { configure } from 'storybook/test';
import { inModes } from './modes.ts';
import { globalTypes, initialGlobals, viewports, withToolbar } from './toolbar.ts';

// What a story waits for may have to be loaded first, on a machine that is busy with other tests.
configure({ asyncUtilTimeout: 8000 });

export default {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    chromatic: inModes('day', 'night'),
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  decorators: [
    withToolbar,
    withThemeByClassName({
      themes: { rukav, 'rukav-night': rukavNight, contrast, 'sample-brand': sampleBrand },
      defaultTheme: 'rukav',
    }),
  ],
} satisfies Preview;
