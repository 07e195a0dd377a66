import type { Config } from '@react-router/dev/config';
import { compressAssets } from './server/compress-assets.ts';

export default {
  ssr: true,
  // Some twenty routes: the whole list is smaller than asking for its parts.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
  buildEnd: () => compressAssets(new URL('build/client/', import.meta.url)),
} satisfies Config;
