import type { BrowserKeys } from './encrypt.ts';

/** A browser that is reached by its push service. */
export interface PushDevice extends BrowserKeys {
  endpoint: string;
}

/** What a browser is told. */
export interface PushMessage {
  /** What the browser's worker shows, as JSON. */
  payload: string;
  /** A message of the same topic that the browser has not got yet is replaced. At most 32 letters and digits. */
  topic: string;
  /** Whether a device that saves its battery should be woken. */
  urgency: 'normal' | 'high';
}

/** The way to browsers that are not at the shop. */
export interface PushPort {
  /** The key that a browser subscribes by. */
  publicKey: () => string;
  /** Whether the shop sends to such an address at all. */
  isKnownService: (endpoint: string) => boolean;
  /**
   * Hands a message to the device's push service, within ten seconds. `gone`: the device takes none any more. A rejection
   * means another try later.
   */
  send: (device: PushDevice, message: PushMessage) => Promise<'taken' | 'gone'>;
}
