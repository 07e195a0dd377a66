/**
 * Stryker runs this in its copy of the repository. Without it `@rukav/contract` would lead out of the copy, by the links in
 * `node_modules`, to files without mutants.
 */
import { readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
const folder = join('node_modules', '@rukav');
await mkdir(folder, { recursive: true });
for (const workspace of workspaces)
  await symlink(join('..', '..', workspace), join(folder, workspace), 'junction');
