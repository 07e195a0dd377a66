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

/** Whether the store is the demo: by its own word, or without a database of somebody's. */
export const isDemo = ({ RUKAV_DEMO, DATABASE_URL }: NodeJS.ProcessEnv): boolean =>
  RUKAV_DEMO ? RUKAV_DEMO === '1' : !DATABASE_URL;

/** The ports of the site, of the backend behind it, and of the demo's payment providers. */
export function portsOf(environment: NodeJS.ProcessEnv): {
  site: number;
  backend: number;
  simulator: number;
} {
  const port = (name: string, otherwise: number) => {
    const value = Number(environment[name] || otherwise);
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
    throw new Error(`${name} must be a whole number from 1 to 65535, not "${environment[name]}".`);
  };
  const site = port('PORT', 3000);
  return { site, backend: port('BACKEND_PORT', site + 1), simulator: port('SIMULATOR_PORT', site + 3) };
}
