import type { moveApplication } from '@callboard/contract/casting/applications';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { ApplicationState } from './applications.queries.ts';
import { daysToTell } from './days-to-tell.ts';
import { isOnlyDelivery } from './delivery.policy.ts';
import { findAskedJobById, findRole, listRequestsOf } from './role.queries.ts';
import { saveText } from './sending.queries.ts';
import { checkAnswers, checkMedia } from './sent-checks.policy.ts';
import { type FoundMedia, refuseAll, type SentMediaService } from './sent-media.service.ts';
import { listAwaited, listSentMedia, replaceAnswers, replaceAwaited } from './sent-writes.queries.ts';
import { isEnded, toStatus } from './steps.policy.ts';

type Body = Parsed<typeof moveApplication>['body'];

export const changesWhatWasSent = ({ note, media, answers, tell_days, awaited }: Body): boolean =>
  [note, media, answers, tell_days, awaited].some((field) => field !== undefined);

const assetOf = ({ from }: FoundMedia[number]) => {
  if ('assetId' in from) return from.assetId;
  return 'assetId' in from.upload ? from.upload.assetId : undefined;
};

const onlyMedia = ({ media, jobApplyStatus, note, answers, tell_days, awaited }: Body) =>
  media !== undefined &&
  [jobApplyStatus, note, answers, tell_days, awaited].every((field) => field === undefined);

/** Changes of what was sent, of an application that is locked. */
export function createSentSaving({ sentMedia }: { readonly sentMedia: SentMediaService }) {
  /** What was promised in time may arrive late: the copy on the way is slower than the text. */
  const isLateDelivery = async (trx: Database, id: number, body: Body, found: FoundMedia | undefined) => {
    if (!onlyMedia(body) || !found) return false;
    const before = await listSentMedia(trx, id);
    return isOnlyDelivery({
      before: before.map(({ asset_id, request_id }) => ({ assetId: asset_id, requestId: request_id })),
      sent: found.map((one) => ({ assetId: assetOf(one), requestId: one.requestId })),
      awaited: await listAwaited(trx, id),
    });
  };

  const requireChangeable = async (
    trx: Database,
    { id, status, closes_at, is_job_open }: ApplicationState,
    body: Body,
    found: FoundMedia | undefined,
  ): Promise<{ readonly isLate: boolean }> => {
    const isLate = !is_job_open || (closes_at !== null && closes_at <= new Date());
    if (isEnded(toStatus(status)) || (isLate && !(await isLateDelivery(trx, id, body, found))))
      throw new ProblemError('ALREADY_SETTLED', { detail: 'This application can no longer be changed' });
    return { isLate };
  };

  const saveMedia = async (
    trx: Database,
    { id, job_id, talent_id }: ApplicationState,
    { awaited = [] }: Body,
    { found, isLate }: { found: FoundMedia | undefined; isLate: boolean },
  ) => {
    const asked = await listRequestsOf(trx, job_id, id);
    const sent =
      found ??
      (await listSentMedia(trx, id)).map(({ kind, request_id }) => ({
        field: 'media',
        kind,
        requestId: request_id,
        durationMs: null,
      }));
    const delivered = new Set(sent.map(({ requestId }) => requestId));
    const promised = new Set([...(await listAwaited(trx, id)), ...awaited]);
    const left = [...promised].filter((request) => !delivered.has(request));
    refuseAll(
      checkMedia({
        // What is asked for since then is none of a delivery’s business.
        asked: isLate ? asked.map((request) => ({ ...request, is_required: false })) : asked,
        sent,
        awaited: left,
      }),
    );
    if (found) await sentMedia.keep(trx, talent_id, id, found);
    await replaceAwaited(trx, id, left);
  };

  const saveAnswers = async (
    trx: Database,
    { id, job_id }: ApplicationState,
    answers: NonNullable<Body['answers']>,
  ) => {
    const asked = (await findAskedJobById(trx, job_id))?.questions ?? [];
    refuseAll(checkAnswers(asked, answers));
    const ids = asked.map((question) => question.id);
    await replaceAnswers(trx, id, ids, answers);
  };

  return async function saveSent(
    trx: Database,
    application: ApplicationState,
    body: Body,
    found?: FoundMedia,
  ): Promise<void> {
    const { isLate } = await requireChangeable(trx, application, body, found);
    const { id, talent_id, job_id, character_id } = application;
    const { note, tell_days: tell, answers } = body;
    const role = tell ? await findRole(trx, job_id, character_id) : undefined;
    const told = role ? await daysToTell(trx, talent_id, role) : null;
    await saveText(trx, id, { note, days: tell === undefined ? undefined : { tell, told } });
    if (found || body.awaited) await saveMedia(trx, application, body, { found, isLate });
    if (answers) await saveAnswers(trx, application, answers);
  };
}
