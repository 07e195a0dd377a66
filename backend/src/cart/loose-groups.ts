/** Ids of the groups that no row stands for. */
export const looseGroups = {
  unallocated: 'unallocated',
  soldout: 'soldout',
  gift_card: 'gift_card',
} as const;
