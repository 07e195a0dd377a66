declare module '*/build/server/index.js' {
  import type { ServerBuild } from 'react-router';
  import type { Visit } from '@rukav/site/app/visit.ts';
  import type { Addresses } from '@rukav/site/app/server-scope.ts';
  import type { Rendering } from '@rukav/site/server/pages.ts';

  const build: ServerBuild & {
    entry: {
      module: {
        createRendering: (addresses: Addresses) => Rendering;
        faultPageOf: (visit: Visit) => string;
      };
    };
  };
  export = build;
}
