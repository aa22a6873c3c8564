import type { FieldError } from '@callboard/contract/errors';
import { todayInIndia } from '@callboard/contract/people/birth-date';
import type { changeRecruiter } from '@callboard/contract/people/recruiter-profiles';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { invalidFields } from '../../../platform/http/problem-error.ts';
import * as lists from './profile-lists.queries.ts';

export type Change = z.output<(typeof changeRecruiter)['body']>;

const unknown = 'Is not in our list';
const inTheFuture = 'This year has not come yet';

const faultyLists = async (
  db: Database,
  { languages = [], project_types = [], past_castings = [] }: Change,
) => {
  const [knownLanguages, knownTypes] = await Promise.all([
    lists.findKnown(db, 'language', languages),
    lists.findKnown(db, 'project_type', [...project_types, ...past_castings.map((one) => one.project_type)]),
  ]);
  return [
    ...languages.flatMap((id, at) => (knownLanguages.has(id) ? [] : [`languages.${at}`])),
    ...project_types.flatMap((id, at) => (knownTypes.has(id) ? [] : [`project_types.${at}`])),
    ...past_castings.flatMap((one, at) =>
      knownTypes.has(one.project_type) ? [] : [`past_castings.${at}.project_type`],
    ),
  ];
};

const faultyYears = ({ casting_since, past_castings = [] }: Change) => {
  const thisYear = Number(todayInIndia().slice(0, 4));
  return [
    ...(casting_since && casting_since > thisYear ? ['casting_since'] : []),
    ...past_castings.flatMap(({ year }, at) => (year > thisYear ? [`past_castings.${at}.year`] : [])),
  ];
};

/** Refuses what the schema cannot know: lists of ours, and the calendar. All at once. */
export async function checkChange(db: Database, change: Change): Promise<void> {
  const fault =
    (message: string) =>
    (field: string): FieldError => ({ field, message });
  const cityIsUnknown = Boolean(change.city && !(await lists.cityExists(db, change.city)));
  const [first, ...rest] = [
    ...(cityIsUnknown ? [fault('There is no such city')('city')] : []),
    ...(await faultyLists(db, change)).map(fault(unknown)),
    ...faultyYears(change).map(fault(inTheFuture)),
  ];
  if (first) throw invalidFields([first, ...rest]);
}

export const toWords = (change: Change) => {
  const { company, role, bio, website, links, city, casting_since, is_public } = change;
  return {
    ...(company !== undefined && { company }),
    ...(role !== undefined && { job_title: role }),
    ...(bio !== undefined && { bio: bio || null }),
    ...(website !== undefined && { website }),
    ...(links !== undefined && { links: [...new Set(links)] }),
    ...(city !== undefined && { city_id: city }),
    ...(casting_since !== undefined && { casting_since }),
    ...(is_public !== undefined && { is_public }),
  };
};

/** Each list replaces the one before; what is named twice counts once. */
export async function writeLists(trx: Database, id: number, change: Change): Promise<void> {
  const { languages, project_types, past_castings } = change;
  if (languages) await lists.replaceLanguages(trx, id, [...new Set(languages)]);
  if (project_types) await lists.replaceProjectTypes(trx, id, [...new Set(project_types)]);
  if (past_castings) {
    const once = new Map(past_castings.map((one) => [JSON.stringify(one), one]));
    await lists.replacePastCastings(trx, id, [...once.values()]);
  }
}
