export interface PushTables {
  push_subscription: PushSubscriptionTable;
}

/** A device to which a member's notifications are sent. It is there as long as the device is signed in. */
export interface PushSubscriptionTable {
  session_id: string;
  /** Who asked for it; another account that signs in by the same session gets nothing there. */
  account_id: string;
  /** Where the browser's push service takes messages: whoever knows it may send there. */
  endpoint: string;
  /** What messages to the browser are encrypted with, base64url. */
  p256dh: string;
  auth: string;
  /** The shop's key that the browser subscribed by; by another one nothing reaches it. */
  public_key: string;
  created_at: Date;
}
