import type { Generated } from 'kysely';

export interface ProfileTables {
  profile_promotion: ProfilePromotionTable;
  profile_filling: { account_id: string; given_at: Date };
}

/** One row: whether filling the profile is rewarded, until when, and by how much. */
export interface ProfilePromotionTable {
  only_row: Generated<boolean>;
  is_open: boolean;
  ends_at: Date | null;
  bonuses: number;
}
