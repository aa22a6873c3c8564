import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

const published = (db: Database) =>
  db
    .selectFrom('content_page')
    .select(['id', 'slug', 'title', 'summary', 'body', 'updated_at'])
    .where('published', '=', true);

export type PageRow = NonNullable<Awaited<ReturnType<typeof findPageBySlug>>>;

export const findPageBySlug = (db: Database, slug: string) =>
  published(db).where('slug', '=', slug).executeTakeFirst();

export const findPageById = (db: Database, id: number) =>
  published(db).where('id', '=', id).executeTakeFirst();

interface ShippedRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly position: number;
  readonly updated_at: string;
}

/** Adds missing pages and updates those not edited here. */
export const upsertShippedPages = (db: Database, rows: readonly ShippedRow[]) =>
  db
    .insertInto('content_page')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((page) => ({
          slug: page.ref('excluded.slug'),
          title: page.ref('excluded.title'),
          summary: page.ref('excluded.summary'),
          body: page.ref('excluded.body'),
          position: page.ref('excluded.position'),
          updated_at: page.ref('excluded.updated_at'),
        }))
        .where(sql<boolean>`content_page.edited_at is null`),
    )
    .execute();
