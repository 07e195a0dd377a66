declare module '*/build/server/index.js' {
  import type { RouterContextProvider, ServerBuild } from 'react-router';
  import type { Visit } from '@rukav/site/app/visit.ts';

  const build: ServerBuild & {
    entry: {
      module: {
        createContext: (addresses: {
          apiUrl: string;
          publicUrl: string;
        }) => (request: Request, visit: Visit) => RouterContextProvider;
        faultPageOf: (visit: Visit) => string;
      };
    };
  };
  export = build;
}
