/** Limits of reviews, questions and their photographs (REV-09 to REV-11, REV-16, REV-18, REV-20). */
export const reviewLimits = {
  /** Characters of a text, of the advantages and of the disadvantages. */
  text: 1500,
  /** Characters of an author's name. */
  author: 64,
  /** Photographs of one review or question. */
  photos: 10,
  /** Bytes of one photograph. */
  photoSize: 7 * 1024 * 1024,
} as const;

/** What photographs are taken. A file is known by its bytes, not by its name. */
export const photoTypes = ['image/jpeg', 'image/png'] as const;

/** How a size turned out, from too small to too large. */
export const sizeFits = ['small_size', 'match_size', 'large_size'] as const;

/** For how long the thing has been worn. */
export const timeUsages = ['less_week', 'about_month', 'over_six_months'] as const;

/** In which order reviews are read: by date, by rating, or those with photographs before the rest. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'photos'] as const;
