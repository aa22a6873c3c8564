import { addApplications } from './application.ts';
import { type Batch, emptyBatch } from './batch.ts';
import { addClientLinks } from './client-links.ts';
import { addConversations } from './conversation.ts';
import { addCredits } from './credits.ts';
import { completeDemoTalent } from './demo-talent.ts';
import { faces } from './faces.ts';
import { addJobs } from './job.ts';
import { addJobDetails } from './job-details.ts';
import { addNewcomer } from './newcomer.ts';
import { addOwnProjects } from './own-projects.ts';
import { addPairings } from './pairings.ts';
import type { Person } from './person.ts';
import { addProjects } from './project.ts';
import { addTeams } from './project-team.ts';
import { Random } from './random.ts';
import { addRecruiter, type Recruiter } from './recruiter.ts';
import { faceFiles } from './recruiter-faces.ts';
import { addSavedSearches } from './saved-searches.ts';
import { addScenarios } from './scenarios.ts';
import { addSharesWithTalent } from './shared-with-talent.ts';
import { addShortlistWords } from './shortlist-words.ts';
import { addShortlists } from './shortlists.ts';
import { addTalent } from './talent.ts';
import { addVisits } from './visits.ts';

export interface CastOptions {
  readonly seed: string;
  readonly talents: number;
  readonly recruiters?: number;
  readonly today: Date;
}

const talentsPerBatch = 2000;

/**
 * The demo cast in batches that are written one after the other: recruiters, talents by the thousand, then
 * projects, jobs, applications and conversations. A million talents are never in memory; only the first ones,
 * who have their own face, can be cast.
 */
export function* createCast({ seed, talents, recruiters: count = 40, today }: CastOptions): Generator<Batch> {
  const random = new Random(seed);
  const first = emptyBatch();
  const recruiters: Recruiter[] = [];
  for (let id = 1; id <= count; id++)
    recruiters.push(addRecruiter(first, id, today, random.child(`recruiter ${id}`)));
  const faceOfRecruiter = faceFiles(recruiters);
  for (const row of first.recruiter) row.face = faceOfRecruiter.get(row.account_id) ?? null;
  const newcomerId = count + 1;
  addNewcomer(first, newcomerId, today, random.child('newcomer'));
  yield first;

  const people: Person[] = [];
  for (let from = 0; from < talents; from += talentsPerBatch) {
    const batch = emptyBatch();
    for (let number = from; number < Math.min(talents, from + talentsPerBatch); number++) {
      const person = addTalent(
        batch,
        number,
        newcomerId + 1 + number,
        today,
        random.child(`talent ${number}`),
      );
      if (number === 0) completeDemoTalent(batch, person, today);
      if (number < faces.length) people.push(person);
    }
    yield batch;
  }

  const last = emptyBatch();
  const context = { today, random: random.child('stage'), recruiters, people };
  const productions = addProjects(last, context);
  const jobs = addJobs(last, productions, context);
  addApplications(last, jobs, context);
  addConversations(last, jobs, productions, context);
  addVisits(last, context);
  addShortlists(last, productions, context);
  addCredits(last, context);
  addSavedSearches(last, context);
  addOwnProjects(last, context);
  addJobDetails(last, { ...context, random: random.child('job details') });
  addSharesWithTalent(last, productions, { ...context, random: random.child('shared with the talent') });
  addTeams(last, { today, random: random.child('teams') });
  addScenarios(last, context);
  addClientLinks(last, { ...context, random: random.child('client links') });
  addPairings(last, context);
  addShortlistWords(last, { today, random: random.child('shortlist words') });
  yield last;
}
