import {
  type ApplicationStatus,
  type StepMaker,
  statusOfWire,
} from '@callboard/contract/casting/application-values';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { type ApplicationState, findLastMovers, listDeciding } from './applications.queries.ts';
import { outcomeOf, outcomeOfDeciding, type StepOutcome, toStatus } from './steps.policy.ts';

const names: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  audition: 'Audition',
  callback: 'Callback',
  offered: 'Offered',
  cast: 'Cast',
  not_selected: 'Not selected',
  withdrawn: 'Withdrawn',
  role_closed: 'Role closed',
};

export const outcomeFor = (
  maker: StepMaker,
  { status, job_status, is_job_open }: Pick<ApplicationState, 'status' | 'job_status' | 'is_job_open'>,
  to: ApplicationStatus,
  from: number | undefined,
): StepOutcome =>
  outcomeOf({
    maker,
    status: toStatus(status),
    to,
    from: from === undefined ? undefined : statusOfWire(from),
    place: { isJobOpen: is_job_open, isJobClosed: job_status === 'closed' },
  });

const movers = { talent: 'The talent', callboard: 'Callboard', team: 'Someone on the team' } as const;

/** Who moved it last, to say so to whoever was slower. */
export async function findMover(db: Database, id: number): Promise<string> {
  const last = (await findLastMovers(db, [id])).get(id);
  const kind = last?.made_by === 'talent' || last?.made_by === 'callboard' ? last.made_by : 'team';
  return last?.name || movers[kind];
}

const requireUnmoved = async (trx: Database, { id, status }: ApplicationState, outcome: StepOutcome) => {
  if (outcome !== 'moved') return;
  const who = await findMover(trx, id);
  throw new ProblemError('CONFLICT', { detail: `${who} moved this to ${names[toStatus(status)]}` });
};

/** True when the step has to be taken, false when it was taken before. */
export async function requireStep(
  trx: Database,
  maker: StepMaker,
  application: ApplicationState,
  to: ApplicationStatus,
  from: number | undefined,
): Promise<boolean> {
  const outcome = outcomeFor(maker, application, to, from);
  if (outcome === 'never') throw invalidField('jobApplyStatus', `Can’t be set to ${names[to]} here`);
  await requireUnmoved(trx, application, outcome);
  if (outcome === 'settled')
    throw new ProblemError('ALREADY_SETTLED', {
      detail: `Can’t move from ${names[toStatus(application.status)]} to ${names[to]}`,
    });
  return outcome === 'taken';
}

/** What comes of saying that nothing is decided yet, of applications that are locked. */
export async function decidingOutcomes(
  trx: Database,
  applications: readonly ApplicationState[],
  fromOf: (id: number) => number | undefined,
): Promise<StepOutcome[]> {
  const said = await listDeciding(
    trx,
    applications.map(({ id }) => id),
  );
  const now = new Date();
  return applications.map(({ id, status }) => {
    const from = fromOf(id);
    return outcomeOfDeciding({
      status: toStatus(status),
      from: from === undefined ? undefined : statusOfWire(from),
      saidAt: said.get(id),
      now,
    });
  });
}

/** True when it has to be said, false when it was said within a day. */
export async function requireDeciding(
  trx: Database,
  application: ApplicationState,
  from: number | undefined,
): Promise<boolean> {
  const [outcome = 'settled'] = await decidingOutcomes(trx, [application], () => from);
  await requireUnmoved(trx, application, outcome);
  if (outcome === 'settled')
    throw new ProblemError('ALREADY_SETTLED', { detail: 'This isn’t waiting for your reply' });
  return outcome === 'taken';
}
