import { z } from 'zod';

/** How this device stands. */
export const PushState = z.object({
  /** The key by which a browser knows the shop (VAPID), base64url; null where notifications in the browser are not offered. */
  publicKey: z.string().nullable(),
  /** Where this device is reached; null while it gets no notifications. */
  endpoint: z.string().nullable(),
});
export type PushState = z.infer<typeof PushState>;

export const GetPush = { response: PushState };

/** What a browser hands out when it subscribes, in the form of its `toJSON()`. */
export const SubscribePush = {
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    keys: z.object({
      /** A point of P-256, uncompressed: 65 bytes. */
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      /** 16 bytes. */
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
  }),
  response: PushState,
};

export const UnsubscribePush = { response: PushState };
