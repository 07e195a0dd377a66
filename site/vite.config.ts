import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { messages } from '../vite.messages.ts';
import { chunkGroups } from './vite.chunks.ts';
import { evaluatedInTurn } from './vite.evaluated-in-turn.ts';
import { pageMessages } from './vite.page-messages.ts';
import { smallerScripts } from './vite.smaller-scripts.ts';
import { stylesOnce } from './vite.styles-once.ts';
import {
  effectorSids,
  leftToRightOnly,
  leanRouter,
  noHookShim,
  noIcuParser,
  noInjectedStyles,
  noLocaleQuestions,
  noReactAriaWords,
  oneFormatter,
  onlyMessages,
} from '../vite.shared.ts';

const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|react-intl|@formatjs|intl-messageformat|cookie)[\\/]/;

const ofOurs = chunkGroups();
const groups = [{ name: 'vendor', test: vendor, priority: 1000 }, ...ofOurs];

export default defineConfig({
  plugins: [
    effectorSids({ isLean: true }),
    messages(),
    pageMessages(),
    noInjectedStyles(),
    noReactAriaWords(),
    noLocaleQuestions(),
    leftToRightOnly(),
    onlyMessages(),
    leanRouter(),
    vanillaExtractPlugin(),
    reactRouter(),
    stylesOnce(),
    evaluatedInTurn(ofOurs),
    smallerScripts(),
  ],
  resolve: { alias: { ...noIcuParser, ...noHookShim, ...oneFormatter } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // No module here reads a property for the sake of what its getter does.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
  },
  // Found before the first page, or it loads again when more come up.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  server: { fs: { allow: ['..'] } },
});
