import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { effectorSids, noIcuParser } from './vite.shared.ts';

/** Tests of rules, models and themes, which need neither a browser nor a database. */
export const unit = (): TestProjectInlineConfiguration => ({
  resolve: { alias: noIcuParser },
  plugins: [effectorSids(), vanillaExtractPlugin()],
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{brand,contract,design-system,features,site,scripts,visual-tests}/**/*.test.ts'],
    testTimeout: 20_000,
  },
});

/** Tests of the backend, which share one PostgreSQL of the run. */
export const backend = (): TestProjectInlineConfiguration => ({
  test: {
    name: 'backend',
    sequence: { groupOrder: 1 },
    isolate: false,
    environment: 'node',
    include: ['{backend,photography}/**/*.test.ts'],
    globalSetup: ['backend/src/database/test-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
