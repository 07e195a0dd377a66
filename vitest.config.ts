import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumArgs, chromiumPath } from './browser.ts';
import { messages } from './vite.messages.ts';
import { bookPictures, effectorSids, noIcuParser } from './vite.shared.ts';
import { backend, unit } from './vitest.node-projects.ts';

const executablePath = await chromiumPath();

/** Takes the mouse off the page, which all tests of a browser share. */
const leavePage: BrowserCommand<[]> = ({ page }) => page.mouse.move(-10, -10);

/** Puts the system's own colours in the place of all others, or takes them away again. */
const forceColours: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });

/** What the shopper wishes of the system: dark or light, more contrast. Nothing is said of what is left out. */
const wishFor: BrowserCommand<
  [wishes: { colorScheme?: 'dark' | 'light'; contrast?: 'more' | 'no-preference' }]
> = ({ page }, { colorScheme = 'light', contrast = 'no-preference' }) =>
  page.emulateMedia({ colorScheme, contrast });

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args: chromiumArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  commands: { forceColours, leavePage, wishFor },
});

/** Everything a browser test imports is bundled up front: a late reload of the optimizer makes a cold run fail. */
const optimizeDeps = {
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server.browser',
    'react-dom/test-utils',
    'react-intl',
    'react-router',
    'react-router/dom',
    'effector',
    'effector-react',
    'patronum',
    'fast-check',
    '@guidepup/virtual-screen-reader',
    '@maskito/core',
    '@radix-ui/react-dialog',
    '@radix-ui/react-toast',
    'react-aria',
    'react-aria/mergeProps',
    'react-aria/useFocusWithin',
    'react-aria/useSlider',
    'react-aria/useTabList',
    'react-aria/useTooltipTrigger',
    'react-aria/useComboBox',
    'react-aria/useListBox',
    'react-aria/useMenu',
    'react-stately/Item',
    'react-stately/Section',
    'react-stately/useComboBoxState',
    'react-stately/useSliderState',
    'react-stately/useTabListState',
    'react-stately/useTooltipTriggerState',
    'react-stately/useTreeState',
    'react-zoom-pan-pinch',
    'dayjs',
    'uqr',
    'jsbarcode/bin/barcodes/EAN_UPC/index.js',
    'jsbarcode/bin/barcodes/CODE128/index.js',
    'jsqr',
    'msw',
    'zod',
    'maplibre-gl',
    '@vanilla-extract/recipes/createRuntimeFn',
  ],
};
const resolve = { alias: noIcuParser };

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random sequences of steps the modal stack has to stand. */
    modalSequences: number;
  }
}

export default defineConfig({
  test: {
    // As many as processors: Vitest leaves one of them idle otherwise.
    maxWorkers: '100%',
    projects: [
      unit(),
      backend(),
      {
        resolve,
        optimizeDeps,
        plugins: [effectorSids(), vanillaExtractPlugin(), react()],
        test: {
          name: 'browser',
          sequence: { groupOrder: 1 },
          setupFiles: ['vitest.browser-setup.ts'],
          include: ['{design-system,features,site}/**/*.browser.test.tsx'],
          provide: { modalSequences: Number(process.env.MODAL_SEQUENCES ?? 100) },
          browser: browser(),
        },
      },
      {
        resolve: { alias: { ...noIcuParser, ...bookPictures } },
        optimizeDeps,
        plugins: [
          effectorSids(),
          messages(),
          vanillaExtractPlugin(),
          react(),
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        test: { name: 'stories', setupFiles: ['vitest.browser-setup.ts'], browser: browser() },
      },
    ],
  },
});
