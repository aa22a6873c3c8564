import { Id } from '@callboard/contract/scalars';
import type { ContentPage } from '@callboard/contract/site/content';
import type { Database } from '../../../platform/db/database.ts';
import { etagOf } from '../../../platform/http/cacheable.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import * as queries from './content.queries.ts';
import { renderMarkdown } from './render-markdown.ts';

const isNumber = /^\d+$/;

interface Rendered {
  readonly body: string;
  readonly html: string;
}

export function createContentService({ db, supportEmail }: { db: Database; supportEmail: string }) {
  const rendered = new Map<number, Rendered>();

  const htmlOf = ({ id, body }: queries.PageRow): string => {
    const known = rendered.get(id);
    if (known?.body === body) return known.html;
    const html = renderMarkdown(body.replaceAll('{support-email}', supportEmail));
    rendered.set(id, { body, html });
    return html;
  };

  const findRow = async (idOrSlug: string) => {
    if (!isNumber.test(idOrSlug)) return queries.findPageBySlug(db, idOrSlug);
    const id = Id.safeParse(Number(idOrSlug));
    return id.success ? queries.findPageById(db, id.data) : undefined;
  };

  return {
    /** A published page by id or name; otherwise NOT_FOUND. */
    async find(idOrSlug: string): Promise<{ data: ContentPage; etag: string }> {
      const row = await findRow(idOrSlug);
      if (!row) throw new ProblemError('NOT_FOUND', { detail: 'There is no such page.' });
      const { body: _, updated_at, ...facts } = row;
      const data = { ...facts, content: htmlOf(row), updated_at: updated_at.toISOString() };
      return { data, etag: etagOf(data) };
    },
  };
}
export type ContentService = ReturnType<typeof createContentService>;
