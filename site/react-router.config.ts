import type { Config } from '@react-router/dev/config';
import { compressAssets } from './server/compress-assets.ts';

export default {
  ssr: true,
  splitRouteModules: true,
  buildEnd: () => compressAssets(new URL('build/client/', import.meta.url)),
} satisfies Config;
