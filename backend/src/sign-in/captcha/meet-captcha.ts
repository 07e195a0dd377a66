import type { Kernel } from '../../kernel.ts';
import { takeShared } from '../../http/limits.ts';
import type { CaptchaPort } from './captcha-port.ts';

/** The ways to tell people from machines: the default one, and SmartCaptcha where its keys are set. */
export interface Captchas {
  altcha: CaptchaPort;
  smart: CaptchaPort | undefined;
}

/** SmartCaptcha's widget is a script from elsewhere: it counts only where both flags are on (FLAG-12, FLAG-22). */
export async function captchaFor(
  { flags }: Pick<Kernel, 'flags'>,
  { altcha, smart }: Captchas,
): Promise<CaptchaPort> {
  const { captcha, externalScripts } = await flags.read();
  return captcha && externalScripts && smart ? smart : altcha;
}

/** A solution is used once. */
const once = { burst: 1, per: 1_200_000 } as const;

/** What became of a solution: none was sent, it is right, or it is wrong or was used before. */
export type CaptchaVerdict = 'missing' | 'right' | 'wrong';

/** Looks at the solution that came with a request, and uses it up. */
export async function meetCaptcha(
  { db }: Pick<Kernel, 'db'>,
  port: CaptchaPort,
  { token, ip, now }: { token: string | undefined; ip: string; now: Date },
): Promise<CaptchaVerdict> {
  if (!token) return 'missing';
  const { isRight, key } = await port.check(token, ip, now);
  if (!isRight) return 'wrong';
  if (key === undefined) return 'right';
  return (await takeShared(db, `captcha ${key}`, once, now)) === 0 ? 'right' : 'wrong';
}
