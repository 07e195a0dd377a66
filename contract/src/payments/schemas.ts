import { z } from 'zod';
import { Currency, Minor, Moment } from '../values.ts';
import { acquirings, paymentMethods, paymentObstacles } from './methods.ts';
import { planIds } from './plans.ts';

export const PaymentMethod = z.enum(paymentMethods);
export const Acquiring = z.enum(acquirings);
export const PlanId = z.enum(planIds);

/** A way to pay and whether it is possible; where it is not, why, and for a sum the limit that it misses. */
export const PaymentOption = z.object({
  method: PaymentMethod,
  isAvailable: z.boolean(),
  obstacle: z.enum(paymentObstacles).nullable(),
  limit: Minor.nullable(),
});
export type PaymentOption = z.infer<typeof PaymentOption>;

/** The payment state of an order (PAY-16). */
export const paymentStates = ['paid', 'not_paid', 'needs_extra_payment'] as const;
export const PaymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof PaymentState>;

/** What the widget of a payment shows (PAY-14): `undefined` – the provider does not say what became of it. */
export const widgetStates = ['available', 'checking', 'undefined', 'paid'] as const;

/** Why a payment failed (ERR-053). */
export const paymentFailures = [
  'declined',
  'insufficient_funds',
  'technical',
  'cancelled_by_user',
  'expired',
] as const;
export const PaymentFailure = z.enum(paymentFailures);
export type PaymentFailure = z.infer<typeof PaymentFailure>;

/** What may be known of an order by whoever pays it. Amounts are minor units. */
export const OrderPayment = z.object({
  orderNumber: z.string(),
  currency: Currency,
  total: Minor,
  paid: Minor,
  /** What is still to be paid. */
  due: Minor,
  /** What was paid too much and is being given back. */
  overpaid: Minor,
  state: PaymentState,
  widget: z.enum(widgetStates),
  isCancelled: z.boolean(),
  /** When an unpaid order is cancelled; null where nothing has to be paid ahead. */
  payUntil: Moment.nullable(),
  /** How long that is from now, ms: a shopper's clock may be wrong. */
  remaining: z.int().nonnegative().nullable(),
  /** How the order was to be paid when it was made. */
  method: PaymentMethod,
  /** The last try: what failed, or the link by which an open one goes on. */
  last: z
    .object({
      acquiring: Acquiring,
      amount: Minor,
      isOpen: z.boolean(),
      failure: PaymentFailure.nullable(),
      link: z.string().nullable(),
    })
    .nullable(),
  /** Money on its way back, and what has come back. */
  refunding: Minor,
  refunded: Minor,
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** A way to pay an order online. */
export const PaymentTool = PaymentOption.extend({ acquiring: Acquiring });
export type PaymentTool = z.infer<typeof PaymentTool>;

const OrderId = z.string().regex(/^[A-Z0-9-]{6,24}$/);
/** The secret of a payment link: opens the payment of an order, and nothing else of it, to whoever has no session. */
const PayKey = z.string().max(64);

export const GetPaymentTools = {
  params: z.object({ id: OrderId }),
  query: z.object({ key: PayKey.optional(), check: z.stringbool().default(false) }),
  response: z.object({ payment: OrderPayment, tools: z.array(PaymentTool) }),
};
export type PaymentTools = z.infer<typeof GetPaymentTools.response>;

/** `urlSuccess` and `urlFail` are addresses of the store: whole, or from the slash on. Others are refused. */
export const StartPayment = {
  params: z.object({ id: OrderId }),
  body: z.object({
    acquiring: Acquiring,
    urlSuccess: z.string().min(1).max(2000),
    urlFail: z.string().min(1).max(2000),
    /** Sum to pay, as the shopper saw it, minor units. No payment begins of another sum. */
    totalPay: z.int().positive(),
    orderSpecification: z.object({ plan: PlanId.optional(), key: PayKey.optional() }).optional(),
  }),
  response: z.object({ link: z.string() }),
};

const QrQuery = z.object({
  orderNumber: OrderId,
  /** What the goods cost and what is to be paid, as the shopper saw them: minor units. */
  subtotal: z.coerce.number().int().nonnegative(),
  totalPay: z.coerce.number().int().positive(),
  key: PayKey.optional(),
});

/** `code` is what the QR code says. `banks` open their applications on a phone. */
export const GetPaymentQr = {
  query: QrQuery,
  response: z.object({
    code: z.string(),
    expiresAt: Moment,
    amount: Minor,
    banks: z.array(z.object({ id: z.string(), name: z.string(), link: z.string() })),
  }),
};
export type PaymentQr = z.infer<typeof GetPaymentQr.response>;

export const DeletePaymentQr = { query: QrQuery, response: z.object({}) };

export const RbsNotice = {
  query: z.record(z.string(), z.string().max(2000)),
  response: z.object({ ok: z.literal(true) }),
};

/** The body is the token itself. */
export const YandexNotice = {
  body: z.string().max(20_000),
  response: z.object({ status: z.literal('success') }),
};

export const SovcombankNotice = {
  body: z.object({ applicationId: z.string().max(100) }),
  response: z.object({ ok: z.literal(true) }),
};
