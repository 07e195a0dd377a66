const oneDecimal = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A mean as it is written in both languages: `4,6`, `4,0`. */
export const formatRating = (mean: number) => oneDecimal.format(mean);
