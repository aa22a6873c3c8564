import { statusOfWire } from '@callboard/contract/casting/application-values';
import type { Applicant, ApplicantDetail } from '@callboard/contract/casting/application-views';
import type { listApplications } from '@callboard/contract/casting/applications';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { onePage } from '../../../platform/http/list.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { listPastWork } from '../../people/talent-profiles/index.ts';
import { readFit, readFits } from '../../search/talent-search/index.ts';
import { listCharacterRequirements } from '../projects/index.ts';
import { findApplication } from './applications.queries.ts';
import { type ReadOptions, toCounts } from './read-own.service.ts';
import { requireTeam } from './require-team.ts';
import { findJobRequirements } from './requirements.queries.ts';
import { toSentForTeam } from './sent.mapper.ts';
import { readSent } from './sent.queries.ts';
import { toApplicant, toReviewed } from './team.mapper.ts';
import * as queries from './team.queries.ts';

type Query = Parsed<typeof listApplications>['query'];

export function createTeamReading({ db, photoUrl }: ReadOptions) {
  /** Of each character that somebody applied for, or of the job itself. */
  const requirementsFor = async (
    trx: Database,
    jobId: number,
    places: readonly { character_id: number | null }[],
  ) => {
    const ids = [...new Set(places.flatMap(({ character_id }) => character_id ?? []))];
    const ofJob = await findJobRequirements(trx, jobId);
    // The work is where the job says, whatever else the project has.
    const characters = (await listCharacterRequirements(trx, ids)).map((one) => ({
      ...one,
      cities: ofJob.cities,
    }));
    return (characterId: number | null) =>
      characters.find((one) => one.characterId === characterId && characterId !== null) ?? ofJob;
  };

  const readMatches = async (jobId: number, places: readonly queries.PlaceRow[]) => {
    const requirementsOf = await requirementsFor(db, jobId, places);
    const percents = await readFits(
      db,
      places.map(({ talent_id, character_id }) => ({
        talentId: talent_id,
        requirements: requirementsOf(character_id),
      })),
    );
    return new Map(places.map(({ id }, index) => [id, percents[index] ?? 0]));
  };

  const toApplicants = async (
    ids: readonly number[],
    matches: ReadonlyMap<number, number>,
    readerId: number,
  ) => {
    const rows = await queries.listApplicants(db, ids, readerId);
    return Promise.all(rows.map((row) => toApplicant(row, matches.get(row.id) ?? 0, photoUrl)));
  };

  const requireJob = async (accountId: number, { jobId }: Query) => {
    if (jobId === undefined) throw invalidField('jobId', 'Choose a job');
    return requireTeam(await queries.findJobOfTeam(db, jobId, accountId), 'read');
  };

  const toSearch = (jobId: number, query: Query): queries.ApplicantSearch => ({
    jobId,
    status: query.jobApplyStatus === undefined ? undefined : statusOfWire(query.jobApplyStatus),
    stage: query.stage,
    characterId: query.charcter_id,
    talentId: query.user_id,
    isOverdue: query.overdue === 'true',
  });

  return {
    /** As many statements for a hundred as for one. */
    async list(actor: Actor, query: Query) {
      const { accountId } = memberOf(actor);
      const job = await requireJob(accountId, query);
      const search = toSearch(job.id, query);
      const { page, limit, sort } = query;
      const places = await queries.listPlaces(db, search, sort);
      const from = (page - 1) * limit;
      // Who fits best is only known once all were compared; otherwise those on the page are enough.
      const compared = sort === 'fit' ? places : places.slice(from, from + limit);
      const matches = await readMatches(job.id, compared);
      const ordered =
        sort === 'fit'
          ? places.toSorted((one, other) => (matches.get(other.id) ?? 0) - (matches.get(one.id) ?? 0))
          : places;
      const ids = ordered.slice(from, from + limit).map(({ id }) => id);
      const { counts, overdue } = await queries.countApplicants(db, search);
      return {
        ...onePage(await toApplicants(ids, matches, accountId), { page, limit }, places.length),
        counts: toCounts(counts),
        overdue,
        characters: [...job.characters],
      };
    },

    async one(actor: Actor, id: number): Promise<Applicant> {
      const { accountId } = memberOf(actor);
      const place = requireTeam(await findApplication(db, id, accountId), 'read');
      const matches = await readMatches(place.job_id, [place]);
      const [applicant] = await toApplicants([id], matches, accountId);
      if (!applicant) throw new ProblemError('NOT_FOUND');
      return applicant;
    },

    async detail(actor: Actor, id: number): Promise<ApplicantDetail> {
      const { accountId, frozen } = memberOf(actor);
      requireTeam(await findApplication(db, id, accountId), 'read');
      const row = await queries.findApplicant(db, id, accountId);
      if (!row) throw new ProblemError('NOT_FOUND');
      const requirementsOf = await requirementsFor(db, row.job_id, [row]);
      const fit = await readFit(db, {
        talentId: row.talent_id,
        requirements: requirementsOf(row.character_id),
        seesCalendar: row.is_unlocked,
      });
      const pastWork = await listPastWork(db, row.talent_id);
      return {
        ...(await toReviewed(row, fit.percent, photoUrl)),
        project_id: row.project_id,
        job: {
          id: row.job_id,
          jobUniqueId: row.job_public_id,
          title: row.job_title,
          is_open: row.is_job_open,
        },
        fit,
        ...(await toSentForTeam(await readSent(db, id), photoUrl)),
        city: row.city,
        height_mm: row.height_mm,
        languages: [...row.languages],
        skills: [...row.skills],
        past_work: pastWork.map(({ title, part, year }) => ({ title, role: part, year })),
        usual_fee: row.usual_fee && !frozen ? { rupees: row.usual_fee.rupees, per: row.usual_fee.per } : null,
        withdraw_reason: row.withdraw_reason,
        is_unlocked: row.is_unlocked,
      };
    },
  };
}
export type TeamReading = ReturnType<typeof createTeamReading>;
