import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { backend, unit } from '../../vitest.node-projects.ts';
import { areaFromEnvironment } from './areas.ts';

const { tests } = areaFromEnvironment();

const only = (project: TestProjectInlineConfiguration, include: readonly string[]) => ({
  ...project,
  test: { ...project.test, include: [...include] },
});

const ofBackend = tests.filter((glob) => glob.startsWith('backend/'));
const ofOthers = tests.filter((glob) => !glob.startsWith('backend/'));

/** The tests of one area. Without the others, a mutant of what is evaluated on import would be tried against all tests. */
export default defineConfig({
  test: {
    projects: [
      ...(ofOthers.length > 0 ? [only(unit(), ofOthers)] : []),
      ...(ofBackend.length > 0 ? [only(backend(), ofBackend)] : []),
    ],
  },
});
