import type { answerClientLink, ClientPage } from '@callboard/contract/casting/client-page';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { publishLive } from '../../../platform/live/publish-live.queries.ts';
import { recordActivity } from '../project-access/index.ts';
import { keepAnswers, type NewAnswer, sendAnswers } from './answers.queries.ts';
import { clientAnswered } from './client-links.events.ts';
import { faceIdOf, tokenHash } from './link-keys.ts';
import { isAdmitted, linkState } from './link-state.policy.ts';
import { startTelling } from './link-writes.queries.ts';
import { findByPublicId, type LinkRow } from './links.queries.ts';
import type { ClientPages } from './page.service.ts';
import { listShownFaces } from './shown-faces.ts';
import { findVisitor, lockVisitor, markSent, type VisitorRow } from './visitors.queries.ts';

const writesPerVisitor = { max: 1200, seconds: 60 * 60 };
const writesPerNetwork = { max: 6000, seconds: 60 * 60 };
/** What someone changes soon after sending is no news of its own. */
const sameNewsMs = 10 * 60 * 1000;
/** What several clients send in this while is one notification. */
const toldTogetherMinutes = 10;

type Answers = Parsed<typeof answerClientLink>['body'];

interface AnswersOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly events: EventRecorder;
  readonly pages: Pick<ClientPages, 'toPage'>;
  readonly now?: () => Date;
}

export function createAnswers({ db, limits, events, pages, now = () => new Date() }: AnswersOptions) {
  /** Whoever has left the page meanwhile is left out; another character is not found. */
  const toRows = async (trx: Database, link: LinkRow, answers: Answers['answers']): Promise<NewAnswer[]> => {
    const characterIds = [...new Set(answers.map(({ charcter_id }) => charcter_id))];
    const { faces } = await listShownFaces(trx, link, characterIds);
    const named = new Map(
      faces.map((face) => [`${face.character_id}:${faceIdOf(link.face_key, face.talent_id)}`, face]),
    );
    const rows = answers.flatMap(({ charcter_id, face_id, answer, rank, comment }) => {
      const face = named.get(`${charcter_id}:${face_id}`);
      return face ? [{ ...face, answer, rank, comment }] : [];
    });
    // Said twice, the last holds.
    return [...new Map(rows.map((row) => [`${row.character_id}:${row.talent_id}`, row])).values()].map(
      ({ character_id, talent_id, answer, rank, comment }) => ({
        character_id,
        talent_id,
        answer,
        rank,
        comment,
      }),
    );
  };

  const announce = async (trx: Database, link: LinkRow, visitor: VisitorRow) => {
    const isFirst = visitor.sent_at === null;
    await recordActivity(trx, {
      projectId: link.project_id,
      actorId: null,
      kind: isFirst ? 'client_answered' : 'client_changed_answers',
      characterId: link.character_id ?? undefined,
      values: { client: visitor.name },
    });
    const since = (await startTelling(trx, link.id, toldTogetherMinutes)).toISOString();
    for (const recruiterId of new Set([link.owner_id, link.created_by ?? link.owner_id]))
      await events.record(trx, clientAnswered, {
        recruiterId,
        visitorId: visitor.id,
        linkId: link.id,
        since,
      });
  };

  const send = async (trx: Database, link: LinkRow, visitor: VisitorRow) => {
    const isChanged = await sendAnswers(trx, visitor.id);
    if (visitor.sent_at !== null && !isChanged) return;
    const isSoon = visitor.sent_at !== null && now().getTime() - visitor.sent_at.getTime() < sameNewsMs;
    if (isSoon) await publishLive(trx, 'project', { project: link.project_id });
    else await announce(trx, link, visitor);
    await markSent(trx, visitor.id);
  };

  const requireVisitor = (link: LinkRow, visitor: VisitorRow | undefined) => {
    if (linkState(link, now()) !== 'open') throw new ProblemError('LINK_EXPIRED');
    if (!visitor || !isAdmitted(visitor, link, now())) throw new ProblemError('UNAUTHENTICATED');
    return visitor;
  };

  return {
    async answer(
      shareId: string,
      { visitor: token, answers, sent }: Answers,
      ip: string,
    ): Promise<ClientPage> {
      await limits.take(`client-answers:from:${networkOf(ip)}`, writesPerNetwork);
      const link = await findByPublicId(db, shareId);
      if (!link) throw new ProblemError('NOT_FOUND');
      const hash = tokenHash(token);
      const visitor = requireVisitor(link, await findVisitor(db, link.id, hash));
      if (visitor.preview_until) return pages.toPage(link, visitor);
      await limits.take(`client-answers:${visitor.id}`, writesPerVisitor);
      await db.transaction().execute(async (trx) => {
        const locked = requireVisitor(link, await lockVisitor(trx, link.id, hash));
        await keepAnswers(trx, locked.id, await toRows(trx, link, answers));
        if (sent) await send(trx, link, locked);
      });
      return pages.toPage(link, await findVisitor(db, link.id, hash));
    },
  };
}
export type ClientAnswers = ReturnType<typeof createAnswers>;
