declare module '*/build/server/index.js' {
  import type { RouterContextProvider, ServerBuild } from 'react-router';

  const build: ServerBuild & {
    entry: {
      module: {
        createContext: (addresses: {
          apiUrl: string;
          publicUrl: string;
        }) => (request: Request) => RouterContextProvider;
      };
    };
  };
  export = build;
}
