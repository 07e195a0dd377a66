export type { MessageId } from './message-ids.ts';
export { formatMoney, formatNumber } from './money.ts';
