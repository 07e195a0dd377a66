/** Cashback of one year burns on the first of February of the next (CLUB-15: once a year; chosen: the day). */
export const cashbackExpiry = (earned: Date): Date => new Date(Date.UTC(earned.getUTCFullYear() + 1, 1, 1));
