import type { Country, Currency } from '@rukav/contract';
import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { Email, phoneOf } from '@rukav/contract/fields/person.ts';
import { optionalLine, optionalText } from '@rukav/contract/fields/texts.ts';
import {
  giftCardLimits,
  giftCardSums,
  type giftCardDesigns,
  type giftCardSendTypes,
  type giftCardTimings,
} from '@rukav/contract/gift-cards/limits.ts';
import type { GiftZone } from '@rukav/contract/gift-cards/zones.ts';
import { agreed, chosen, faultsOf, type Faults } from '../../../platform/forms/index.ts';
import { momentIn } from './moment.ts';

/** What is written in the form so far (GIFT-06). `sum` is null for one of one's own, whose figures stand in `ownSum`. */
export interface PurchaseDraft {
  design: (typeof giftCardDesigns)[number];
  /** A denomination in minor units as text, `own`, or nothing yet. */
  denomination: string;
  ownSum: string;
  /** For oneself: the receiver's fields are hidden (GIFT-10). */
  hideReceiverInfo: boolean;
  senderType: (typeof giftCardSendTypes)[number];
  sender: string;
  receiverType: (typeof giftCardSendTypes)[number];
  receiver: string;
  greeting: string;
  text: string;
  signature: string;
  selectedTiming: (typeof giftCardTimings)[number];
  date: string;
  time: string;
  timeZone: GiftZone;
  rules: boolean;
  personalData: boolean;
}

export const emptyPurchase: PurchaseDraft = {
  design: 'plain',
  denomination: '',
  ownSum: '',
  hideReceiverInfo: false,
  senderType: 'email',
  sender: '',
  receiverType: 'email',
  receiver: '',
  greeting: '',
  text: '',
  signature: '',
  selectedTiming: 'instant',
  date: '',
  time: '10:00',
  timeZone: '+03:00',
  rules: false,
  personalData: false,
};

/** The fields that can be faulty, in the order in which they stand. */
export const purchaseFields = [
  'denomination',
  'ownSum',
  'receiver',
  'greeting',
  'text',
  'signature',
  'sender',
  'date',
  'rules',
  'personalData',
] as const;
export type PurchaseField = (typeof purchaseFields)[number];
export type PurchaseFault = FieldFault | { code: 'past' | 'least' | 'most' | 'far' };

/** What the rules need to know beside the draft. */
export interface PurchaseFacts {
  country: Country;
  currency: Currency;
  now: number;
}

/** What the card is to be worth, in minor units; null while that is not said. */
export function sumOf({ denomination, ownSum }: PurchaseDraft): number | null {
  if (denomination !== 'own') return denomination === '' ? null : Number(denomination);
  const figures = ownSum.replaceAll(/\s/g, '');
  return /^\d{1,9}$/.test(figures) ? Number(figures) * 100 : null;
}

function ownSumFault(draft: PurchaseDraft, currency: Currency): PurchaseFault | null {
  if (draft.denomination !== 'own') return null;
  if (draft.ownSum.trim() === '') return { code: 'required' };
  const sum = sumOf(draft);
  if (sum === null) return { code: 'digits' };
  if (sum < giftCardSums[currency].least) return { code: 'least' };
  return sum > giftCardSums[currency].most ? { code: 'most' } : null;
}

const contactFault = (type: PurchaseDraft['senderType'], written: string, country: Country) =>
  faultOf(type === 'email' ? Email : phoneOf(country), written);

const farthest = giftCardLimits.daysAhead * 86_400_000;

function dateFault(draft: PurchaseDraft, now: number): PurchaseFault | null {
  if (draft.selectedTiming === 'instant') return null;
  if (draft.date === '') return { code: 'required' };
  const moment = Date.parse(momentIn(draft));
  if (Number.isNaN(moment) || moment <= now) return { code: 'past' };
  return moment > now + farthest ? { code: 'far' } : null;
}

/** Everything that keeps the draft from becoming an order (GIFT-12 to GIFT-20). */
export function faultsOfPurchase(
  draft: PurchaseDraft,
  { country, currency, now }: PurchaseFacts,
): Faults<PurchaseField, PurchaseFault> {
  const words = (field: 'greeting' | 'text' | 'signature') => {
    const rule = field === 'text' ? optionalText : optionalLine;
    return draft.hideReceiverInfo ? null : faultOf(rule(giftCardLimits[field]), draft[field]);
  };
  return faultsOf<PurchaseField, PurchaseFault>({
    denomination: chosen(draft.denomination === '' ? null : draft.denomination),
    ownSum: ownSumFault(draft, currency),
    receiver: draft.hideReceiverInfo ? null : contactFault(draft.receiverType, draft.receiver, country),
    greeting: words('greeting'),
    text: words('text'),
    signature: words('signature'),
    sender: contactFault(draft.senderType, draft.sender, country),
    date: dateFault(draft, now),
    rules: agreed(draft.rules),
    personalData: agreed(draft.personalData),
  });
}
