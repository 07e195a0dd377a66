import { z } from 'zod';
import type { CaptchaPort } from './captcha-port.ts';

const Verdict = z.object({ status: z.string() });

/** The keys of a site, and the address of the service. */
export interface SmartCaptchaKeys {
  siteKey: string;
  serverKey: string;
  url: string;
}

/** Yandex SmartCaptcha: its widget runs in the browser, its service says whether the token is a person's. */
export const createSmartCaptcha = ({ siteKey, serverKey, url }: SmartCaptchaKeys): CaptchaPort => ({
  challenge: () => ({ kind: 'smart', siteKey }),

  check: async (token, ip) => {
    try {
      const reply = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
        body: new URLSearchParams({ secret: serverKey, token, ip }),
      });
      if (!reply.ok) return { isRight: true };
      return { isRight: Verdict.parse(await reply.json()).status === 'ok' };
    } catch {
      return { isRight: true };
    }
  },
});
