import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Tests of the backend and their builders may look anywhere. */
const backendTests = ['\\.test\\.ts$', '/test-[^/]+\\.ts$'];

/** The schema of the database puts the tables of all subjects together. */
const schema = '^backend/src/database/schema\\.ts$';

/** What every subject of the backend stands on. */
const ground = '^backend/src/(?:database|http|jobs|flags|outbox|messages|demo|dev)/';

/** What may be imported of another feature: its exports; and, for tests, its builders. */
const featureExports = '/(?:index|view|[\\w-]+-builders)\\.ts$';

/** Which way imports go, and through which files. */
export const arrows: IForbiddenRuleType[] = [
  {
    name: 'subjects-by-their-index',
    comment: 'A subject of the backend is imported by its index.ts.',
    severity: 'error',
    from: { path: '^backend/src/([^/]+)/.+', pathNot: [...backendTests, schema] },
    to: { path: '^backend/src/[^/]+/.+', pathNot: ['^backend/src/$1/', '/index\\.ts$', ground] },
  },
  {
    name: 'features-downward',
    comment: 'The platform imports no domain and no composition, a domain no composition.',
    severity: 'error',
    from: { path: '^features/src/platform/' },
    to: { path: '^features/src/(?:domain|composition)/', pathNot: ['/messages\\.ru\\.json$'] },
  },
  {
    name: 'domains-downward',
    comment: 'A domain imports no composition.',
    severity: 'error',
    // What one domain does when another changes is tested with the wiring that sees to it.
    from: { path: '^features/src/domain/', pathNot: ['\\.test\\.tsx?$'] },
    to: { path: '^features/src/composition/', pathNot: ['/messages\\.ru\\.json$'] },
  },
  {
    name: 'features-by-their-exports',
    comment: 'Another feature is imported by its index.ts or view.ts.',
    severity: 'error',
    from: { path: '^features/src/([^/]+/[^/]+)/' },
    to: {
      path: '^features/src/(?:domain|composition)/',
      pathNot: ['^features/src/$1/', featureExports, '/messages\\.ru\\.json$'],
    },
  },
];

/** Folders that need each other are one, or lack a third. */
export const circles: IForbiddenRuleType[] = [
  {
    name: 'no-circle-of-subjects',
    comment: 'Two subjects of the backend need each other.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^backend/src/[^/]+$' },
    to: { circular: true },
  },
  {
    name: 'no-circle-of-features',
    comment: 'Two features need each other.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^features/src/[^/]+/[^/]+$' },
    to: { circular: true },
  },
];

/** What does not count for circles. */
export const beyondCircles = ['\\.test\\.tsx?$', '-builders\\.ts$', '/test-[^/]+\\.ts$', schema];
