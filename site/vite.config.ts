import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { messages } from '../vite.messages.ts';
import { effectorSids, noIcuParser } from '../vite.shared.ts';

const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|react-intl|@formatjs|intl-messageformat|cookie)[\\/]/;

export default defineConfig({
  plugins: [effectorSids(), messages(), vanillaExtractPlugin(), reactRouter()],
  resolve: { alias: noIcuParser },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } } },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
});
