import * as calls from '@callboard/contract/casting/talent-notes';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import type { NotFor } from './not-for.service.ts';
import type { TalentNotes } from './talent-notes.service.ts';

interface Services {
  readonly notes: TalentNotes;
  readonly notFor: NotFor;
}

export function talentNoteRoutes(app: FastifyInstance, { notes, notFor }: Services): void {
  bind(app, calls.getTalentNote, async ({ actor, params }) => notes.find(actor, params.id));
  bind(app, calls.changeTalentNote, async ({ actor, params, body }) => notes.change(actor, params.id, body));
  bind(app, calls.markNotForCharacter, async ({ actor, params, body }) =>
    notFor.mark(actor, { characterId: params.id, talentId: params.userId, notFor: body.not_for }),
  );
  bind(app, calls.listNotForCharacter, async ({ actor, params }) => notFor.list(actor, params.id));
}
