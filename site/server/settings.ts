import { join, resolve } from 'node:path';
import type { AssetStore } from './earlier-assets.ts';

/** How the site runs, read from the environment. */
export interface Settings {
  host: string;
  port: number;
  /** Origin of the backend. */
  apiUrl: string;
  /** Origin of the payment providers that the demo plays; nobody is there without one. */
  simulatorUrl?: string;
  /** Origin under which shoppers see the store. With https the pages ask browsers for https only (HSTS). */
  publicUrl: string;
  /** Whose `X-Forwarded-For` is believed: addresses, networks or `loopback`, separated by commas. */
  trustProxy: string;
  /** Store of the files of earlier builds, for tabs that are still open. */
  assets: AssetStore;
  /** How long readiness fails before a stop closes the port, ms. */
  drain: number;
  /** Origins that a map is drawn from besides the store's own. */
  mapOrigins: readonly string[];
  /** The origin of SmartCaptcha's widget; absent without its key. */
  captchaOrigin?: string;
}

function wholeNumber(environment: NodeJS.ProcessEnv, name: string, otherwise: number, most: number) {
  const value = Number(environment[name] || otherwise);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} must be a whole number from 0 to ${most}, not "${environment[name]}".`);
}

function originOf(environment: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const value = environment[name] || otherwise;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin;
  throw new Error(`${name} must be an address such as https://shop.example, not "${value}".`);
}

function mapOrigins(environment: NodeJS.ProcessEnv): readonly string[] {
  const further = (environment['MAP_ORIGINS'] ?? '').split(/\s+/);
  return [environment['MAP_STYLE_URL'] ?? '', ...further]
    .filter((address) => address !== '')
    .map((address) => originOf({ MAP_ORIGINS: address }, 'MAP_ORIGINS', ''));
}

/** Reads the site's settings. Throws with the name of the one that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = wholeNumber(environment, 'PORT', 3000, 65_535);
  const backendPort = wholeNumber(environment, 'BACKEND_PORT', port + 1, 65_535);
  return {
    host: environment['HOST'] || '127.0.0.1',
    port,
    apiUrl: originOf(environment, 'API_URL', `http://127.0.0.1:${backendPort}`),
    ...(environment['SIMULATOR_URL'] && { simulatorUrl: originOf(environment, 'SIMULATOR_URL', '') }),
    publicUrl: originOf(environment, 'PUBLIC_URL', `http://localhost:${port}`),
    trustProxy: environment['TRUST_PROXY'] || 'loopback',
    mapOrigins: mapOrigins(environment),
    ...(environment['SMARTCAPTCHA_SITE_KEY'] && { captchaOrigin: 'https://smartcaptcha.yandexcloud.net' }),
    assets: {
      folder: resolve(environment['ASSETS_DIR'] || join(environment['RUKAV_DATA'] || '.data', 'assets')),
      days: wholeNumber(environment, 'ASSETS_DAYS', 30, 3650),
    },
    drain: wholeNumber(environment, 'DRAIN_MS', 1000, 60_000),
  };
}
