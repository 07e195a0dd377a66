import { sql, type Kysely } from 'kysely';

/** Sessions, first answers to idempotency keys, allowances, messages on their way, flags. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('token_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('account_id', 'uuid')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('city_id', 'integer')
    .addColumn('device_type', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_account_id').on('session').column('account_id').execute();
  await db.schema.createIndex('session_seen_at').on('session').column('seen_at').execute();

  await db.schema
    .createTable('idempotency')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'bytea', (column) => column.notNull())
    // Not jsonb: a repeat gets the very same text.
    .addColumn('body', 'json')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_pkey', ['key', 'actor'])
    .execute();
  await db.schema.createIndex('idempotency_created_at').on('idempotency').column('created_at').execute();

  await db.schema
    .createTable('limit_bucket')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('left', 'double precision', (column) => column.notNull())
    .addColumn('filled_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('outbox_message')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('values', 'jsonb', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('outbox_message_waiting')
    .on('outbox_message')
    .column('due_at')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();

  await db.schema
    .createTable('flag')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('is_on', 'boolean', (column) => column.notNull())
    .execute();
}
