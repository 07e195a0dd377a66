import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from '../vite.messages.ts';
import { props } from '../vite.props.ts';
import { bookPictures, effectorSids, noIcuParser } from '../vite.shared.ts';

export default defineConfig({
  plugins: [effectorSids(), messages(), props(), vanillaExtractPlugin(), react()],
  resolve: { alias: { ...noIcuParser, ...bookPictures } },
});
