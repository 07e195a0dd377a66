import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Currency } from '@rukav/contract';
import { z } from 'zod';
import type { DadataSettings } from './geography/ask-dadata.ts';
import { checkGroups } from './config-groups.ts';
import { PaymentEnvironment, paymentsOf, type PaymentSettings } from './config-payments.ts';
import { checkPush, PushEnvironment, pushOf, type PushSettings } from './config-push.ts';

const Switch = z.enum(['0', '1']).transform((value) => value === '1');
const Count = z.coerce.number().int().nonnegative();

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The environment that the backend reads, with what holds when a name is not set. `.env.example` explains each. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(500).default(20),
  RUKAV_DATA: z.string().min(1).default('.data'),
  PICTURES_DIR: z.string().refine(isFolder, 'There is no such folder.').optional(),
  PICTURES_CACHE_MB: Count.default(4096),
  PICTURES_AHEAD: Switch.default(true),
  RUKAV_DEMO: Switch.optional(),
  TRUST_PROXY: z.string().default('loopback'),
  LIMIT_PER_SECOND: Count.default(200),
  LIMIT_BURST: Count.default(600),
  MAX_IN_FLIGHT: Count.default(400),
  GUEST_ORDERS_PER_PHONE: Count.default(5),
  GUEST_ORDERS_PER_ADDRESS: Count.default(30),
  GUEST_SUM_RUB: Count.default(150_000),
  GUEST_SUM_KZT: Count.default(750_000),
  GUEST_HOLD_HOURS: Count.default(24),
  MEMBER_PIECES: Count.default(60),
  MEMBER_SUM_RUB: Count.default(400_000),
  MEMBER_SUM_KZT: Count.default(2_000_000),
  CODES_PER_ADDRESS: Count.default(60),
  CAPTCHA_SECRET: z.string().min(16).optional(),
  SMARTCAPTCHA_SITE_KEY: z.string().min(1).optional(),
  SMARTCAPTCHA_SERVER_KEY: z.string().min(1).optional(),
  SMARTCAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://smartcaptcha.yandexcloud.net/validate'),
  DADATA_KEY: z.string().min(1).optional(),
  DADATA_URL: z.url({ protocol: /^https?$/ }).default('https://suggestions.dadata.ru/suggestions/api/4_1/rs'),
  POPULAR_QUERY_VISITORS: Count.default(5),
  FORBIDDEN_QUERY_WORDS: z.string().default(''),
  DRAIN_MS: Count.default(1000),
  PARTNER_SECRET: z.string().default(''),
  MESSAGES_URL: z.url({ protocol: /^https?$/ }).optional(),
  MESSAGES_TOKEN: z.string().default(''),
  FEEDBACK_EMAIL: z.email().optional(),
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_CREDIT: z.string().max(100).default('© OpenStreetMap'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ...PaymentEnvironment.shape,
  ...PushEnvironment.shape,
});

/** What may be reserved without a proven phone. 0 is no limit. */
export interface GuestLimits {
  /** Orders of one phone, and of one mailbox, in a day. */
  ordersPerPhone: number;
  /** Orders of one address in an hour; 0 switches off all that is limited by address here. */
  ordersPerAddress: number;
  /** What the orders of one phone come to in a day, in minor units; those of one address may come to four times that. */
  sum: Record<Currency, number>;
  /** How long pieces are kept for an order that nobody has confirmed or begun to collect, ms. */
  hold: number;
}

/** Limits of a member's open, unpaid orders; up to five times as much after received orders. 0 is no limit. */
export interface MemberLimits {
  pieces: number;
  /** Minor units. */
  sum: Record<Currency, number>;
}

/** How this instance runs. */
export interface Config {
  host: string;
  port: number;
  /** Where shoppers see the store, without a path; https here makes cookies Secure. */
  publicUrl: URL;
  /** Absent: the backend starts a PostgreSQL of its own. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  /** An absolute folder of what must survive a restart: the database and pictures. */
  dataDir: string;
  /** A retailer's photographs, an absolute folder; absent: there are none, or the demo's drawings. */
  picturesDir: string | undefined;
  /** What resized and drawn pictures may take on disk, bytes; 0 is no limit. */
  picturesCache: number;
  /** Pictures that a shopper sees first are drawn while nobody asks for others. */
  drawsAhead: boolean;
  /** Demo catalogue, `/dev/*` and `/simulator/*`. */
  isDemo: boolean;
  trustProxy: string;
  /** Requests of one address: how many a second in the long run, and at once. 0 a second switches the limit off. */
  limits: { perSecond: number; burst: number };
  guest: GuestLimits;
  member: MemberLimits;
  /** Codes that one address may ask for in an hour; 0 switches off what of signing in is limited by address. */
  codesPerAddress: number;
  /** What the puzzles of ALTCHA are signed with; absent: a secret of this process. */
  captchaSecret: string | undefined;
  /** Yandex SmartCaptcha; absent: ALTCHA alone. */
  smartCaptcha: { siteKey: string; serverKey: string; url: string } | undefined;
  /** DaData's suggestions of addresses; absent: the demo's plans, or none. */
  dadata: DadataSettings | undefined;
  /** The least number of visitors in four weeks after which others see a query, and words that hide one in any form. */
  popularQueries: { visitors: number; forbidden: readonly string[] };
  /** Requests that are answered at once; more get a 503. */
  maxInFlight: number;
  /** How long readiness fails before the server closes, ms. */
  drain: number;
  /** What a retailer's system signs its calls with; empty: it makes none. */
  partnerSecret: string;
  /** A retailer's service that sends letters, SMS, calls and push. */
  messagesUrl: string | undefined;
  messagesToken: string;
  /** The mailbox of the shop's service, to which messages of visitors are passed on; absent: they are only kept. */
  feedbackEmail: string | undefined;
  /** The personalisation gateway that events of visitors are passed on to; absent: nobody hears of them. */
  analyticsUrl: string | undefined;
  /** The providers by which orders are paid online. */
  payments: PaymentSettings;
  /** How notifications get to browsers. */
  push: PushSettings;
  /** The style of a map service; absent: maps are drawn from plans where there are any. */
  mapStyleUrl: string | undefined;
  /** Whose map that is. */
  mapCredit: string;
  logLevel: string;
}

const smartCaptchaOf = ({
  SMARTCAPTCHA_SITE_KEY: siteKey,
  SMARTCAPTCHA_SERVER_KEY: serverKey,
  SMARTCAPTCHA_URL: url,
}: z.infer<typeof Environment>) => (siteKey && serverKey ? { siteKey, serverKey, url } : undefined);

/** Reads the environment; throws one message that names every value that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.superRefine(checkPush).superRefine(checkGroups).safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The environment is not right (see .env.example):\n${wrong.join('\n')}`);
  }
  const values = parsed.data;
  const isDemo = values.RUKAV_DEMO ?? values.DATABASE_URL === undefined;
  const simulator = `http://127.0.0.1:${values.SIMULATOR_PORT ?? values.PORT + 3}`;
  return {
    host: values.HOST,
    port: values.BACKEND_PORT ?? values.PORT + 1,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    dataDir: resolve(values.RUKAV_DATA),
    picturesDir: values.PICTURES_DIR && resolve(values.PICTURES_DIR),
    picturesCache: values.PICTURES_CACHE_MB * 1024 ** 2,
    drawsAhead: values.PICTURES_AHEAD,
    isDemo,
    trustProxy: values.TRUST_PROXY,
    limits: { perSecond: values.LIMIT_PER_SECOND, burst: values.LIMIT_BURST },
    guest: {
      ordersPerPhone: values.GUEST_ORDERS_PER_PHONE,
      ordersPerAddress: values.GUEST_ORDERS_PER_ADDRESS,
      sum: { RUB: values.GUEST_SUM_RUB * 100, KZT: values.GUEST_SUM_KZT * 100 },
      hold: values.GUEST_HOLD_HOURS * 3_600_000,
    },
    member: {
      pieces: values.MEMBER_PIECES,
      sum: { RUB: values.MEMBER_SUM_RUB * 100, KZT: values.MEMBER_SUM_KZT * 100 },
    },
    codesPerAddress: values.CODES_PER_ADDRESS,
    captchaSecret: values.CAPTCHA_SECRET,
    smartCaptcha: smartCaptchaOf(values),
    dadata: values.DADATA_KEY ? { key: values.DADATA_KEY, url: values.DADATA_URL } : undefined,
    popularQueries: {
      visitors: values.POPULAR_QUERY_VISITORS,
      forbidden: values.FORBIDDEN_QUERY_WORDS.split(/[\s,]+/).filter(Boolean),
    },
    maxInFlight: values.MAX_IN_FLIGHT,
    drain: values.DRAIN_MS,
    partnerSecret: values.PARTNER_SECRET,
    messagesUrl: values.MESSAGES_URL,
    messagesToken: values.MESSAGES_TOKEN,
    feedbackEmail: values.FEEDBACK_EMAIL,
    analyticsUrl: values.ANALYTICS_URL,
    payments: paymentsOf(values, isDemo ? simulator : undefined),
    push: pushOf(values),
    mapStyleUrl: values.MAP_STYLE_URL,
    mapCredit: values.MAP_CREDIT,
    logLevel: values.LOG_LEVEL,
  };
}
