import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '@rukav/contract';
import type { AcquiringName, OnlineMethod } from '@rukav/contract/payments/methods.ts';
import type { PlanId } from '@rukav/contract/payments/plans.ts';
import type { PaymentFailure } from '@rukav/contract/payments/schemas.ts';
import type { RefundLine, SoldLine } from './payment-provider.ts';

export interface PaymentTables {
  payment: PaymentTable;
  payment_entry: PaymentEntryTable;
  payment_refund: PaymentRefundTable;
}

/**
 * - created: written down; the provider may not know of it yet
 * - pending: the provider waits for the shopper
 * - failed, expired: nothing was paid, as far as is known
 * - paid: the money has come
 */
export type PaymentRowState = 'created' | 'pending' | 'failed' | 'expired' | 'paid';

/** One try to pay an order. Amounts are minor units. */
export interface PaymentTable {
  id: Generated<string>;
  order_number: string;
  acquiring: AcquiringName;
  method: OnlineMethod;
  plan: PlanId | null;
  amount: number;
  currency: Currency;
  state: Generated<PaymentRowState>;
  /** The idempotency key that asked for it. */
  request_key: string | null;
  /** What the provider calls it; for a gift card its number. */
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  link: ColumnType<string | null, string | null | undefined, string | null>;
  /** What a QR code says. */
  code: ColumnType<string | null, string | null | undefined, string | null>;
  failure: ColumnType<
    PaymentFailure | 'superseded' | null,
    PaymentFailure | null | undefined,
    PaymentFailure | 'superseded' | null
  >;
  /** What the provider has taken. */
  captured: Generated<number>;
  /** What has been given back of it. */
  refunded: Generated<number>;
  /** Whether the provider answered when it was asked last. */
  is_answered: Generated<boolean>;
  /** Whether the shopper has paid at the provider and it is not known yet what becomes of it. */
  is_working: Generated<boolean>;
  url_success: string;
  url_fail: string;
  /** What it pays for, as its provider was told; null for a gift card. */
  lines: ColumnType<SoldLine[] | null, string | null | undefined, never>;
  created_at: Date;
  expires_at: Date;
  asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What happened to money: written once, never changed. Money that goes back is negative. */
export interface PaymentEntryTable {
  id: Generated<number>;
  order_number: string;
  payment_id: string;
  refund_id: string | null;
  kind: 'authorised' | 'captured' | 'refunded' | 'gift_card' | 'gift_card_returned' | 'bonuses';
  amount: number;
  made_at: Date;
}

/** Money that has to go back, and goes back once. */
export interface PaymentRefundTable {
  id: Generated<string>;
  order_number: string;
  payment_id: string;
  amount: number;
  state: Generated<'wanted' | 'done'>;
  /** `reduced`: pieces were refused or returned. */
  reason: 'cancelled' | 'reduced' | 'overpaid' | 'provider';
  /** What of the payment's lines goes back. */
  lines: ColumnType<RefundLine[] | null, string | undefined, never>;
  created_at: Date;
  /** How often it was sent in vain. */
  attempts: Generated<number>;
  /** When it is sent again; null: at once. */
  next_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
