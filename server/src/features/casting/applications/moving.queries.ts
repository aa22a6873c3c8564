import { movingStatuses } from '@callboard/contract/casting/application-values';
import type { ApplicationStage } from '@callboard/contract/casting/project-share-values';
import { type RawBuilder, sql } from 'kysely';

/** A filter that is there only where a value is. */
export const when = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<unknown>) =>
  value === undefined ? sql`true` : condition(value);

/** Something can still come of it. Refers to "application", as everything here. */
export const isMoving = sql<boolean>`(application.status = any(${[...movingStatuses]}))`;

export const isOfStage = (stage: ApplicationStage | undefined) =>
  when(stage, (one) => (one === 'moving' ? isMoving : sql`not ${isMoving}`));

/** What still moves first, then what changed last. */
export const movingFirst = sql`${isMoving} desc, application.step_since desc, application.id desc`;

/** Of the character, else of the job, as the view job_role says it. Refers to "part" and "job" too. */
export const roleFee = sql`case when not job.is_unpaid then coalesce(part.fee_paise, job.fee_paise) end as fee_paise,
  case when job.is_unpaid then null when part.fee_paise is null then job.fee_per else part.fee_per end as fee_per`;
