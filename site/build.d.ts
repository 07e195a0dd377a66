declare module '*/build/server/index.js' {
  import type { RouterContextProvider, ServerBuild } from 'react-router';

  const build: ServerBuild & {
    entry: {
      module: {
        createContext: (options: { apiUrl: string }) => (request: Request) => RouterContextProvider;
      };
    };
  };
  export = build;
}
