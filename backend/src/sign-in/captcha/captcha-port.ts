import type { Captcha } from '@rukav/contract/sign-in/schemas.ts';

/** Tells people from machines. */
export interface CaptchaPort {
  /** What the browser has to solve. */
  challenge: (now: Date) => Promise<Captcha> | Captcha;
  /**
   * Whether a solution is right, solved at this address. `key` is what it may be used by once; absent where the service sees to
   * that. A service that does not answer within five seconds lets everybody pass: the limits hold all the same.
   */
  check: (token: string, ip: string, now: Date) => Promise<{ isRight: boolean; key?: string }>;
}
