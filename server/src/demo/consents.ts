import { type ConsentTopic, consentWording } from '@callboard/contract/accounts/consents';
import { moment } from './calendar.ts';
import { namedPeople } from './data/named-people.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { ConsentRow } from './rows.ts';

/**
 * What somebody agreed to on the day they joined: most to being shown when cast, about half to the showcase, some to
 * being asked about scenes.
 */
export function consentsOf(person: Person, today: Date, random: Random): ConsentRow[] {
  const asked: readonly (readonly [topic: ConsentTopic, yes: boolean])[] = [
    ['shown_in_castings', random.chance(0.86) || namedPeople.has(person.number)],
    ['love_making', random.chance(0.12)],
    ['nudity', random.chance(0.04)],
    ['showcase', random.chance(0.45) || namedPeople.has(person.number)],
  ];
  return asked
    .filter(([, yes]) => yes)
    .map(([topic]) => ({
      talent_id: person.id,
      topic,
      given: true,
      wording: consentWording[topic],
      created_at: moment(today, -person.joinedDaysAgo),
    }));
}
