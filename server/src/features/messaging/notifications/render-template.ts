import type { Database } from '../../../platform/db/database.ts';
import type { Announcement } from '../../../platform/feature/notification.ts';
import { namesIn, type Part, renderLine, renderMessage, renderPath, type Variables } from './render-words.ts';
import { findTemplateByRef } from './templates.queries.ts';

export interface RenderedWords {
  readonly message: string;
  readonly parts: readonly Part[];
  readonly path: string;
  readonly subject: string | null;
  readonly action: string | null;
}

interface Template {
  readonly message: string;
  readonly path: string;
  readonly subject: string | null;
  readonly action: string | null;
}

const shippedWords = ({ words }: Announcement): Template => ({
  message: words.message,
  path: words.path,
  subject: words.mail?.subject ?? null,
  action: words.mail?.action ?? null,
});

const canBeSaid = ({ message, path, subject, action }: Template, variables: Variables) =>
  namesIn(message, path, subject ?? '', action ?? '').every((name) => Object.hasOwn(variables, name));

const longestHouseMessage = 500;

/** The words as they stand in the database. Reworded so that they cannot be said, the shipped ones hold. */
export async function renderTemplate(
  trx: Database,
  announcement: Announcement,
  variables: Variables,
): Promise<RenderedWords> {
  const kept = await findTemplateByRef(trx, announcement.ref);
  if (!kept) throw new Error(`The words of ${announcement.ref} were never put into the database`);
  const template = canBeSaid(kept, variables) ? kept : shippedWords(announcement);
  const { message, path, subject, action } = template;
  const longest = announcement.ref.startsWith('house.') ? longestHouseMessage : undefined;
  return {
    ...renderMessage(message, variables, longest),
    path: renderPath(path, variables),
    subject: subject && renderLine(subject, variables),
    action: action && renderLine(action, variables),
  };
}
