import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, galleryItems, people, pictures } from '../../people/person-summaries/index.ts';

export interface MediaRow {
  readonly id: number;
  readonly gallary_id: number | null;
  readonly request_id: number | null;
  readonly kind: 'photo' | 'video' | 'audio';
  readonly state: string;
  readonly caption: string | null;
  readonly file_key: string | null;
  readonly card_key: string | null;
  readonly page_key: string | null;
  readonly full_key: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
  readonly duration_ms: number | null;
}

/** In the order in which the talent put them. The caption is that of the gallery. */
const mediaOf = (applicationId: number) => sql`
  select sent.id, item.id as gallary_id, sent.request_id, asset.kind, asset.state, item.caption, asset.file_key,
    asset.card_key, asset.page_key, asset.full_key, asset.width, asset.height, asset.placeholder, asset.duration_ms
  from application_media sent
  join job_application application on application.id = sent.application_id
  join ${pictures('asset')} on asset.id = sent.asset_id
  left join ${galleryItems('item')} on item.asset_id = sent.asset_id and item.talent_id = application.talent_id
  where sent.application_id = ${applicationId} order by sent.position, sent.id`;

const requestRow = sql`json_build_object('id', request.id, 'kind', request.kind, 'label', request.label,
  'note', request.note, 'is_required', request.is_required, 'max_seconds', request.max_seconds)`;
const questionRow = sql`json_build_object('id', question.id, 'kind', question.kind, 'text', question.body,
  'is_required', question.is_required, 'choices', question.choices)`;

export interface Question {
  readonly id: number;
  readonly kind: 'text' | 'yes_no' | 'choice';
  readonly text: string;
  readonly is_required: boolean;
  readonly choices: string[];
}

export interface Request {
  readonly id: number;
  readonly kind: 'photo' | 'video' | 'audio' | 'tape';
  readonly label: string;
  readonly note: string | null;
  readonly is_required: boolean;
  readonly max_seconds: number | null;
}

export interface ToldDays {
  readonly total: number;
  readonly available: number;
  readonly not_available: { start_date: string; end_date: string }[];
}

export interface SentRow {
  readonly note: string | null;
  readonly tell_days: boolean;
  readonly told_days: ToldDays | null;
  readonly answers: { question: Question; answer: string }[];
  readonly awaited: Request[];
}

const sentColumns: RawBuilder<unknown> = sql`application.note, application.tell_days, application.told_days,
  coalesce((select json_agg(json_build_object('question', ${questionRow}, 'answer', said.answer)
      order by question.position, question.id)
    from application_answer said join job_question question on question.id = said.question_id
    where said.application_id = application.id), '[]') as answers,
  coalesce((select json_agg(${requestRow} order by request.position, request.id)
    from application_awaited promised join job_media_request request on request.id = promised.request_id
    where promised.application_id = application.id), '[]') as awaited`;

export interface StepRow {
  readonly status: string;
  readonly at: Date;
  readonly made_by: 'team' | 'talent' | 'callboard';
  readonly by: string | null;
  readonly words: string | null;
}

/** What was sent, and every step since, in three statements. */
export const readSent = async (db: Database, applicationId: number) => {
  const sent = await sql<SentRow>`select ${sentColumns} from job_application application
    where application.id = ${applicationId}`.execute(db);
  const media = await sql<MediaRow>`${mediaOf(applicationId)}`.execute(db);
  const steps = await sql<StepRow>`
    select event.to_status as status, event.happened_at as at, event.made_by,
      case when event.made_by = 'team' then nullif(${fullName('actor')}, '') end as by, event.words
    from application_event event left join ${people('actor')} on actor.id = event.actor_id
    where event.application_id = ${applicationId} order by event.happened_at, event.id`.execute(db);
  const [row] = sent.rows;
  if (!row) throw new Error(`No application ${applicationId}`);
  return { ...row, media: media.rows, steps: steps.rows };
};
export type Sent = Awaited<ReturnType<typeof readSent>>;
