import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's own folder, with a slash at its end. */
export const house = new URL('../../', import.meta.url);

/** The path of something in the project. */
export const at = (path: string) => fileURLToPath(new URL(path, house));

/** Reads `.env` if there is one. What the environment already says wins. */
export function readEnvFile(): void {
  const file = at('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The ports of the site and of the backend behind it. */
export function portsOf(environment: NodeJS.ProcessEnv): { site: number; backend: number } {
  const port = (name: string, otherwise: number) => {
    const value = Number(environment[name] || otherwise);
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
    throw new Error(`${name} must be a whole number from 1 to 65535, not "${environment[name]}".`);
  };
  const site = port('PORT', 3000);
  return { site, backend: port('BACKEND_PORT', site + 1) };
}
