import { getCaptcha } from '@rukav/contract/sign-in/calls.ts';
import { GetCaptcha } from '@rukav/contract/sign-in/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { captchaFor, type Captchas } from './captcha/meet-captcha.ts';

/** GET /captcha: what to solve before a code is sent, or before another try of a password. */
export const getCaptchaHandler = (kernel: Kernel, captchas: Captchas) =>
  handle(getCaptcha, GetCaptcha, async ({ now }) => (await captchaFor(kernel, captchas)).challenge(now), {
    limit: { burst: 60, per: 60_000 },
  });
