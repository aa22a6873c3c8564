import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { findInvoice } from '../features/billing/purchases/invoice/invoices.queries.ts';
import { toInvoiceContent } from '../features/billing/purchases/invoice/invoices.service.ts';
import { demoDirectory } from '../locations.ts';
import { KeyTakenError, NoSuchKeyError, type Storage } from '../platform/storage/storage.ts';
import { loadDemo } from './load-demo.ts';
import { demoSignIns } from './sign-ins.ts';

const today = new Date('2026-11-15T06:00:00Z');
const talents = 20;

function memoryStorage(): Storage & { readonly files: ReadonlyMap<string, Buffer> } {
  const files = new Map<string, Buffer>();
  const refuse = async () => {
    throw new Error('Not used by the demo');
  };
  return {
    files,
    put: async (key, body) => {
      if (files.has(key)) throw new KeyTakenError(key);
      files.set(key, body);
    },
    read: async (key) => {
      const body = files.get(key);
      if (!body) throw new NoSuchKeyError(key);
      return body;
    },
    requireSpace: refuse,
    list: () => {
      throw new Error('Not used by the demo');
    },
    putFile: async (key, path) => {
      files.set(key, await readFile(path));
    },
    open: refuse,
    inspect: async () => undefined,
    remove: async () => undefined,
    signUpload: refuse,
    signDownload: refuse,
  };
}

describe('loadDemo', () => {
  const database = useTestDatabase();
  const storage = memoryStorage();
  const options = () => ({
    db: database().db,
    storage,
    today,
    talents,
    directory: demoDirectory,
    passwordHash: 'a hash',
  });
  const count = async (table: string) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(database().db);
    return rows[0]?.count;
  };

  const reels = 7;
  const recruitersWithFace = async () => {
    const rows = await database()
      .db.selectFrom('recruiter')
      .innerJoin('media_asset as icon', 'icon.id', 'recruiter.icon_asset_id')
      .select(['recruiter.account_id', 'icon.owner_id'])
      .execute();
    expect(rows.every(({ account_id, owner_id }) => account_id === owner_id)).toBe(true);
    return rows.length;
  };

  test('leaves the database empty when it breaks in the middle', async () => {
    const broken = loadDemo({
      ...options(),
      talents: 1,
      onProgress: (line) => {
        if (line.startsWith('Talents')) throw new Error('Power cut');
      },
    });
    await expect(broken).rejects.toThrow('Power cut');
    expect(await count('account')).toBe(0);
    expect(await count('media_asset')).toBe(0);
  });

  test('fills an empty database with people, projects, jobs and talks', async () => {
    expect(await loadDemo(options())).toBe(true);
    expect(await count('account')).toBe(40 + talents + 1);
    expect(await count('talent')).toBe(talents + 1);
    expect(await count('recruiter')).toBe(40);
    expect(await count('gallery_item')).toBe(talents * 5 + reels);
    expect(await count('media_asset')).toBe(talents * 5 + reels + (await recruitersWithFace()));
    for (const table of [
      'project',
      'project_character',
      'job',
      'job_application',
      'conversation',
      'message',
      'past_work',
      'consent_event',
      'profile_view',
    ])
      expect(await count(table), table).toBeGreaterThan(10);
    expect(await count('unlock')).toBeGreaterThan(3);
    expect(await count('credit_mismatch')).toBe(0);
    expect(await count('character_shortlist')).toBeGreaterThan(3);
    expect(await count('notification')).toBeGreaterThan(10);
    expect(await count('saved_search')).toBe(2);
    expect(await count('project_document')).toBe(4);
    expect(await count('document_opening')).toBeGreaterThan(4);
    const shown = await database()
      .db.selectFrom('talent')
      .select('account_id')
      .where('is_shown_in_castings', '=', true)
      .execute();
    expect(shown.length).toBeGreaterThan(talents / 2);
    const showcase = await database().db.selectFrom('showcase_talent').select('account_id').execute();
    expect(showcase.length).toBeGreaterThan(8);
    expect(showcase.length).toBeLessThan(talents);
  });

  test('gives the sign-ins a password, and nobody else', async () => {
    const accounts = await database()
      .db.selectFrom('account')
      .select(['email', 'first_name', 'last_name'])
      .where('password_hash', 'is not', null)
      .execute();
    expect(accounts.map(({ email }) => email).sort()).toEqual(demoSignIns.map(({ email }) => email).sort());
    expect(accounts).toContainEqual({
      email: 'talent@callboard.test',
      first_name: 'Ananya',
      last_name: 'Rao',
    });
  });

  test('writes invoices that can be drawn', async () => {
    const { db } = database();
    const purchases = await db.selectFrom('purchase').select('id').execute();
    expect(purchases.length).toBeGreaterThan(3);
    for (const { id } of purchases) {
      const invoice = await findInvoice(db, id, 'invoice');
      expect(invoice && toInvoiceContent(invoice, null)).toMatchObject({
        number: expect.stringMatching(/^CB-\d{4}-\d{4}$/),
        buyer: { name: 'Lantern Casting', address: ['14 Aram Nagar 2, Versova', 'Mumbai 400061'] },
      });
    }
  });

  test('leaves the newcomer at the photos', async () => {
    const newcomer = await database()
      .db.selectFrom('talent')
      .innerJoin('account', 'account.id', 'talent.account_id')
      .select(['last_activity_page', 'completed_at'])
      .where('email', '=', 'newcomer@callboard.test')
      .executeTakeFirst();
    expect(newcomer).toEqual({ last_activity_page: 2, completed_at: null });
  });

  test('gives every portrait to the talent whose face it is, with files behind it', async () => {
    const photos = await database()
      .db.selectFrom('gallery_item')
      .innerJoin('media_asset', 'media_asset.id', 'gallery_item.asset_id')
      .select(['talent_id', 'owner_id', 'original_key', 'card_key', 'width', 'height'])
      .where('media_asset.kind', '=', 'photo')
      .execute();
    for (const photo of photos) {
      expect(photo.owner_id).toBe(photo.talent_id);
      expect(storage.files.has(photo.original_key)).toBe(true);
      expect(storage.files.has(photo.card_key ?? '')).toBe(true);
      expect([photo.width, photo.height]).toEqual([640, 800]);
    }
  });

  test('gives the first people reels that passed the checks of uploads', async () => {
    const found = await database()
      .db.selectFrom('gallery_item')
      .innerJoin('media_asset', 'media_asset.id', 'gallery_item.asset_id')
      .select(['kind', 'file_key', 'card_key', 'width', 'duration_ms', 'bytes', 'state', 'position'])
      .where('media_asset.kind', '<>', 'photo')
      .orderBy('gallery_item.id')
      .execute();
    expect(found).toHaveLength(reels);
    expect(found[0]).toMatchObject({
      kind: 'video',
      width: 640,
      duration_ms: 6020,
      state: 'ready',
      position: 5,
    });
    for (const { kind, file_key, card_key, duration_ms, bytes } of found) {
      expect(storage.files.get(file_key ?? '')?.length).toBe(Number(bytes));
      expect(Number(bytes)).toBeLessThan(150_000);
      expect(duration_ms).toBeGreaterThan(4000);
      expect(card_key !== null).toBe(kind === 'video');
    }
  });

  test('most recruiters have a face', async () => {
    expect(await recruitersWithFace()).toBeGreaterThan(30);
  });

  test('lets the next person sign up with a number of their own', async () => {
    const { id } = await database()
      .db.insertInto('account')
      .values({ kind: 'talent', first_name: 'New', email: 'new@callboard.test' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(40 + talents + 2);
  });

  test('does nothing the second time', async () => {
    const before = await count('account');
    expect(await loadDemo(options())).toBe(false);
    expect(await count('account')).toBe(before);
  });
});
