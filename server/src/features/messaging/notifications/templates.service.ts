import { userTypes } from '@callboard/contract/accounts/user-types';
import type { NotificationTemplate } from '@callboard/contract/messaging/notifications';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { variableNamesIn } from './render-template.ts';
import * as queries from './templates.queries.ts';

type Template = z.output<typeof NotificationTemplate>;

const toTemplate = ({ is_edited: _, ...row }: queries.TemplateRow): Template => ({
  ...row,
  variables: variableNamesIn(row.message, row.path, row.subject ?? '', row.action ?? ''),
});

/** Members read only the templates of their own user type. */
const mayRead = (actor: Actor, { notification_type }: queries.TemplateRow) => {
  if (actor.kind === 'admin') return true;
  return actor.kind !== 'guest' && userTypes[actor.kind] === notification_type;
};

export function createTemplates({ db }: { readonly db: Database }) {
  const show = (actor: Actor, row: queries.TemplateRow | undefined) => {
    if (!row || !mayRead(actor, row)) throw new ProblemError('NOT_FOUND');
    return toTemplate(row);
  };
  return {
    byRef: async (actor: Actor, ref: string) => show(actor, await queries.findTemplateByRef(db, ref)),
    byId: async (actor: Actor, id: number) => show(actor, await queries.findTemplate(db, id)),
  };
}
export type Templates = ReturnType<typeof createTemplates>;
