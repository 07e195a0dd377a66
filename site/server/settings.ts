/** What the site's server takes from the environment. Throws with the name of what is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const port = Number(environment['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 1 to 65535, not "${environment['PORT']}".`);
  }
  const backendPort = Number(environment['BACKEND_PORT'] ?? port + 1);
  const apiUrl = environment['API_URL'] ?? `http://127.0.0.1:${backendPort}`;
  if (!URL.canParse(apiUrl))
    throw new Error(`API_URL must be an address such as http://127.0.0.1:3001, not "${apiUrl}".`);
  const publicUrl = environment['PUBLIC_URL'] ?? `http://localhost:${port}`;
  if (!URL.canParse(publicUrl))
    throw new Error(`PUBLIC_URL must be an address such as https://shop.example, not "${publicUrl}".`);
  return { port, apiUrl, publicUrl: new URL(publicUrl).origin, host: environment['HOST'] ?? '127.0.0.1' };
}
