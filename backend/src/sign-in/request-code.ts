import { requestCode } from '@rukav/contract/sign-in/calls.ts';
import { RequestCode } from '@rukav/contract/sign-in/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { Captchas } from './captcha/meet-captcha.ts';
import { contactOf } from './contact.ts';
import { purposes } from './purposes.ts';
import { sendToVisitor } from './send-to-visitor.ts';
import { signInText } from './texts.ts';

/** POST /request-code: a new code to a phone or to a mailbox. */
export const requestCodeHandler = (kernel: Kernel, captchas: Captchas) =>
  handle(requestCode, RequestCode, async ({ body, ...asked }) => {
    const { email, channel, smsTemplate, smartCaptchaToken } = body;
    const isToMailbox = email !== undefined;
    if (!isToMailbox && channel === 'EMAIL')
      return asked.refuse('validation', { field: 'email', params: { check: 'empty' } });
    if (!isToMailbox && smsTemplate === 'login' && !(await kernel.flags.read()).smsAuthorization)
      return asked.refuse('way_unavailable', { message: signInText('way_unavailable', asked.language) });
    return sendToVisitor(kernel, captchas, asked, {
      contact: contactOf(body),
      channel: isToMailbox ? 'EMAIL' : channel,
      purpose: purposes[smsTemplate],
      captchaToken: smartCaptchaToken,
    });
  });
