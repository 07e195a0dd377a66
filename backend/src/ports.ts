import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { demoAddresses } from './demo/demo-addresses.ts';
import { demoMap } from './demo/demo-map.ts';
import { demoPictures, demoSeed } from './demo/index.ts';
import { demo } from './demo/subject.ts';
import {
  createDadata,
  noAddresses,
  noMap,
  styledMap,
  type AddressPort,
  type MapPort,
} from './geography/index.ts';
import type { Kernel, Subject } from './kernel.ts';
import { providersBy, type PaymentProviders } from './payments/index.ts';
import { readerPort, webhookPort, type MessagePort } from './outbox/index.ts';
import { createWebPush, keptKeys, type PushPort } from './push/index.ts';
import {
  createPhotographs,
  firstOf,
  type PictureCacheSettings,
  type PictureSource,
} from './pictures/index.ts';
import { createAltcha, createSmartCaptcha, type Captchas } from './sign-in/index.ts';
import { createMemorySearch, type SearchPort } from './search/index.ts';
import { createImageService } from './studio/index.ts';

/** The world outside, as the subjects see it. */
export interface Ports {
  addresses: AddressPort;
  map: MapPort;
  /** Opened when the server is made, and closed with it. */
  pictures: (kernel: Kernel) => PictureSource;
  /** What finds goods by words. */
  search: SearchPort;
  /** The way out for messages; absent: they wait. */
  messages: MessagePort | undefined;
  /** The way to browsers in which members want notifications; absent: none are offered. */
  push: PushPort | undefined;
  /** What tells people from machines. */
  captchas: Captchas;
  /** By whom orders are paid. */
  payments: PaymentProviders;
  /** What fills the shop before its first request; absent: its own import does. */
  seed: Subject | undefined;
}

function messagesOf({ messagesUrl, messagesToken, isDemo }: Config): MessagePort | undefined {
  if (messagesUrl) return webhookPort(messagesUrl, messagesToken);
  return isDemo ? readerPort : undefined;
}

function pushOf({ push, dataDir, isDemo }: Config): PushPort | undefined {
  const { keys } = push;
  if (keys) return createWebPush(push, () => keys);
  return isDemo ? createWebPush(push, () => keptKeys(dataDir)) : undefined;
}

function addressesOf({ dadata, isDemo }: Config): AddressPort {
  if (dadata) return createDadata(dadata);
  return isDemo ? demoAddresses : noAddresses;
}

function mapOf({ mapStyleUrl, mapCredit, isDemo }: Config): MapPort {
  if (mapStyleUrl) return styledMap(mapStyleUrl, mapCredit);
  return isDemo ? demoMap : noMap;
}

const picturesOf =
  ({ dataDir, picturesDir, picturesCache, isDemo }: Config) =>
  ({ log }: Kernel): PictureSource => {
    const kept: PictureCacheSettings = {
      folder: join(dataDir, 'images'),
      mostBytes: picturesCache,
      onFault: (error) => log.warn({ err: error }, 'a picture could not be read, kept or tidied up'),
    };
    return firstOf([
      ...(picturesDir === undefined ? [] : [createPhotographs({ folder: picturesDir, kept })]),
      ...(isDemo ? [createImageService({ pictures: () => demoPictures(demoSeed), kept })] : []),
    ]);
  };

/** Chooses each adapter by the configuration. Nothing else does, and nothing else knows the demo. */
export const createPorts = (config: Config): Ports => ({
  addresses: addressesOf(config),
  map: mapOf(config),
  pictures: picturesOf(config),
  search: createMemorySearch(),
  messages: messagesOf(config),
  push: pushOf(config),
  captchas: {
    altcha: createAltcha(config.captchaSecret ?? randomBytes(32).toString('hex')),
    smart: config.smartCaptcha && createSmartCaptcha(config.smartCaptcha),
  },
  payments: providersBy(config),
  seed: config.isDemo ? demo : undefined,
});
