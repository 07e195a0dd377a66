import type { Currency, Language } from '@rukav/contract';
import type { AcquiringName } from '@rukav/contract/payments/methods.ts';
import type { PlanId } from '@rukav/contract/payments/plans.ts';
import type { PaymentFailure } from '@rukav/contract/payments/schemas.ts';

/** A line of a fiscal receipt (54-FZ). Amounts are minor units. */
export interface FiscalLine {
  name: string;
  quantity: number;
  price: number;
  sum: number;
  kind: 'goods' | 'service';
  /** Its VAT by the provider's numbering as it was when it was sold; absent where the provider is told none. */
  taxType?: number;
}

/** A line with the size that it sells; null for delivery and for a gift card. */
export interface SoldLine extends FiscalLine {
  skuId: string | null;
}

/** A line of what goes back. `position` is its place among the lines of its payment, from 1; null for money beyond them. */
export interface RefundLine extends FiscalLine {
  position: number | null;
}

/** Who gets a receipt: an e-mail, or a phone, `+7` and ten digits, where no e-mail was left. */
export type ReceiptContact = { email: string } | { phone: string };

/** What a provider is told of a payment before the shopper comes. */
export interface Registration {
  /** Ours: the same id is never registered twice. */
  paymentId: string;
  orderNumber: string;
  amount: number;
  currency: Currency;
  language: Language;
  plan: PlanId | null;
  urlSuccess: string;
  urlFail: string;
  /** How long it can be paid, ms. */
  lifetime: number;
  /** Where the receipt goes (54-FZ): what the buyer has left, an e-mail or a phone. */
  contact: ReceiptContact;
  lines: readonly FiscalLine[];
}

/** What a provider has answered: what it calls the payment, and where the shopper goes. */
export interface Registered {
  providerId: string;
  link: string;
  /** What a QR code says, where there is one. */
  code: string | null;
}

/** A fiscal receipt that the provider's till has printed. */
export interface FiscalReceipt {
  kind: 'income' | 'refund';
  amount: number;
  fiscalNumber: string;
  documentNumber: string;
  fiscalSign: string;
  madeAt: Date;
}

/**
 * What a provider says of a payment. `waiting` – the shopper has done nothing yet; `working` – she has, and it is not known
 * what becomes of it; `unknown` – there is no such payment.
 */
export interface ProviderStatus {
  state: 'unknown' | 'waiting' | 'working' | 'paid' | 'failed' | 'expired';
  /** What was taken, and what of it went back, minor units. */
  captured: number;
  refunded: number;
  failure: PaymentFailure | null;
  receipts: readonly FiscalReceipt[];
}

/** What names a payment to its provider. */
export interface PaymentName {
  paymentId: string;
  /** Null where the provider has not answered its registration. */
  providerId: string | null;
}

/** Money that goes back. The same `id` goes back once. */
export interface Refunding extends PaymentName {
  id: string;
  amount: number;
  currency: Currency;
  /** What it goes back for: they come to the amount. */
  lines: readonly RefundLine[];
}

/** A payment provider. Its faults throw `ProviderAway`; what it says of a payment is told by `status` alone. */
export interface PaymentProvider {
  acquiring: AcquiringName;
  /** Whether its till prints the receipts, of each payment and of each refund one. */
  printsReceipts: boolean;
  /** The VAT that goods are sold with now, by its numbering; null where it is told none. */
  taxType: number | null;
  register: (wanted: Registration) => Promise<Registered>;
  status: (payment: PaymentName) => Promise<ProviderStatus>;
  /** Gives money back once, also when asked twice; where it answers, the money of this id is on its way. */
  refund: (refunding: Refunding) => Promise<void>;
  /** Nobody can pay it after this; one that is paid stays paid. */
  cancel: (payment: PaymentName) => Promise<void>;
}

/** The provider did not answer, or not what it should. Nobody knows whether it did what it was asked for. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
