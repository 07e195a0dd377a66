import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

const modelOf = (productId: string) => (eb: ExpressionBuilder<Database, 'model'>) =>
  eb.selectFrom('product as reviewed').select('reviewed.model_id').where('reviewed.id', '=', productId);

/**
 * Counts the mean and the number of published reviews into the models, where listings read them: into the model of one
 * product, or into all models. A model without published reviews has no rating. Two counts of a model wait for each other.
 */
export async function countRatings(trx: Transaction<Database>, productId?: string): Promise<void> {
  await trx
    .selectFrom('model')
    .select('id')
    .$if(productId !== undefined, (models) => models.where('id', 'in', modelOf(productId ?? '')))
    .orderBy('id')
    .forUpdate()
    .execute();
  const counted = trx
    .selectFrom('model')
    .leftJoin('product', 'product.model_id', 'model.id')
    .leftJoin('review', (join) =>
      join.onRef('review.product_id', '=', 'product.id').on('review.state', '=', 'published'),
    )
    .select([
      'model.id',
      sql<number | null>`round(avg(review.rating), 1)`.as('average'),
      sql<number>`count(review.id)`.as('count'),
    ])
    .$if(productId !== undefined, (models) => models.where('model.id', 'in', modelOf(productId ?? '')))
    .groupBy('model.id')
    .as('counted');

  await trx
    .updateTable('model')
    .from(counted)
    .set(({ ref }) => ({ rating_average: ref('counted.average'), rating_count: ref('counted.count') }))
    .whereRef('model.id', '=', 'counted.id')
    .execute();
}
