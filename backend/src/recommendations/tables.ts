export interface RecommendationTables {
  /** What members have looked at, each product once. */
  viewed_product: { account_id: string; product_id: string; viewed_at: Date };
}
