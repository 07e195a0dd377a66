import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { everywhere, type ChunkGroup } from './vite.chunks.ts';

const nextTask = fileURLToPath(new URL('app/next-task.ts', import.meta.url));
const makesUnits = /from ['"]effector['"]/;

/**
 * Lets the modules that make effector's units, of those that every page loads, be evaluated each in a task of its own. A chunk is
 * evaluated in one task as a rule, and making all these units is the longest of a first load; in pieces, what is pressed meanwhile is
 * heard between them. Only the chunk that the starter imports alone is changed so: Safari before 27 fails where a module that awaits is
 * imported from two places at once.
 */
export function evaluatedInTurn(groups: readonly ChunkGroup[]): Plugin {
  const onEveryPage = groups.find(({ name }) => name === everywhere);
  return {
    name: 'rukav-evaluated-in-turn',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /features[\\/]src[\\/]/, code: makesUnits },
      handler: (code, id) =>
        onEveryPage?.test(id)
          ? {
              code: `${code}\nimport { nextTask } from ${JSON.stringify(nextTask)};\nawait nextTask();\n`,
              map: null,
            }
          : undefined,
    },
  };
}
