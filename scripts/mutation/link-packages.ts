/**
 * Stryker runs this in its copy of the repository. Without it `@rukav/contract` would lead out of the copy, by the links in
 * `node_modules`, to files without mutants, and what a package has for itself, in a version of its own, would be missing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** From `.data/mutation/sandboxes/<copy>`. */
const repository = resolve('../../../..');

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
const folder = join('node_modules', '@rukav');
await mkdir(folder, { recursive: true });
for (const workspace of workspaces) {
  await symlink(join('..', '..', workspace), join(folder, workspace), 'junction');
  const own = join(repository, workspace, 'node_modules');
  if (existsSync(own)) await symlink(own, join(workspace, 'node_modules'), 'junction');
}
