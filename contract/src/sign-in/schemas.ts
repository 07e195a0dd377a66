import { z } from 'zod';
import { Profile } from '../account/schemas.ts';
import { CartReply } from '../cart/schemas.ts';
import { Email, FirstName, Id, Moment, Phone } from '../values.ts';

export const channels = ['PUSH', 'SMS', 'EMAIL', 'CALL', 'PASSWORD'] as const;

/** Sends a one-time code. The answer is the same whether the phone has an account or not. */
export const RequestSmsCode = {
  body: z.object({
    phone: Phone,
    smsTemplate: z.enum(['login', 'register']).default('login'),
    channel: z.enum(['SMS', 'CALL', 'PUSH']).default('SMS'),
    smartCaptchaToken: z.string().max(4000).optional(),
  }),
  response: z.object({ resendAt: Moment, codeLength: z.int() }),
};

/** Proves a phone: `token` stands for the proof in login, registration and checkout, for 10 minutes, once. */
export const CheckSmsCode = {
  body: z.object({ phone: Phone, code: z.string().regex(/^\d{4,8}$/) }),
  response: z.object({ token: z.string(), hasAccount: z.boolean() }),
};

/** What both ways in answer: who one is, the cart, and the carts saved earlier that can be added. */
export const SignedIn = CartReply.extend({
  profile: Profile,
  /** Set when there was more than one cart (CART-35). */
  merged: z.boolean(),
  savedCarts: z.array(z.object({ id: Id, productCount: z.int() })),
});

export const Login = {
  body: z.object({ phone: Phone, token: z.string().max(200), isCartPage: z.boolean().default(false) }),
  response: SignedIn,
};

export const Register = {
  body: z.object({
    phone: Phone,
    token: z.string().max(200),
    name: FirstName,
    email: z.optional(Email),
    agreement: z.object({ rules: z.literal(true), personalData: z.literal(true) }),
    subscription: z.boolean().default(false),
    isCartPage: z.boolean().default(false),
  }),
  response: SignedIn,
};

export const Logout = {
  body: z.object({ type: z.enum(['this_device', 'all_devices']).default('this_device') }),
  response: z.object({ reload: z.boolean() }),
};
