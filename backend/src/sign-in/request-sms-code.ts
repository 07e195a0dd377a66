import { requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { RequestSmsCode } from '@rukav/contract/sign-in/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { Captchas } from './captcha/meet-captcha.ts';
import { sendToVisitor } from './send-to-visitor.ts';
import { purposes } from './purposes.ts';
import { signInText } from './texts.ts';

/** POST /request-sms-code: a new code to a phone. While codes to phones are switched off, only a new phone gets one (FLAG-01). */
export const requestSmsCodeHandler = (kernel: Kernel, captchas: Captchas) =>
  handle(requestSmsCode, RequestSmsCode, async ({ body, ...asked }) => {
    const { phone, channel, smsTemplate, smartCaptchaToken } = body;
    if (smsTemplate === 'login' && !(await kernel.flags.read()).smsAuthorization)
      return asked.refuse('way_unavailable', { message: signInText('way_unavailable', asked.language) });
    const wanted = {
      contact: phone,
      channel,
      purpose: purposes[smsTemplate],
      captchaToken: smartCaptchaToken,
    };
    return sendToVisitor(kernel, captchas, asked, wanted);
  });
