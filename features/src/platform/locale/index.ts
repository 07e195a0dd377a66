export { formatDate, formatDayMonth, formatWeekday } from './dates.ts';
export type { MessageId } from './message-ids.ts';
export { formatMoney, formatNumber } from './money.ts';
