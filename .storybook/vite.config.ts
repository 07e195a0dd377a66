import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { effectorSids, noIcuParser } from '../vite.shared.ts';

export default defineConfig({
  plugins: [effectorSids(), vanillaExtractPlugin(), react()],
  resolve: { alias: noIcuParser },
});
