import { API, type Checker, type Program } from 'typescript/unstable/sync';
import type { FileSystem } from 'typescript/unstable/fs';

/** The project as the compiler sees it. Whoever opens it closes it, for the compiler is a process of its own. */
export interface Sources {
  program: Program;
  checker: Checker;
  close: () => void;
}

/** Opens what a `tsconfig.json` names; with `fs`, from files that are nowhere on the disk. */
export function openSources(config: string, fs?: FileSystem): Sources {
  const api = new API({ fs });
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  const project = snapshot.getProject(config);
  if (!project)
    throw new Error(`The compiler finds no project in ${config}: give the path of a tsconfig.json.`);

  const close = () => {
    snapshot.dispose();
    api.close();
  };
  return { program: project.program, checker: project.checker, close };
}
