import { yearOf } from './calendar.ts';
import { partsForAnyone, partsForMen, partsForWomen, workNotes, workTitles } from './data/past-works.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import { idOf } from './reference.ts';
import type { PastWorkRow } from './rows.ts';

/** Newest first; beginners have none or one, people of sixty may have a dozen. */
export function pastWorksOf(person: Person, today: Date, random: Random): PastWorkRow[] {
  const { face, discipline } = person;
  const career = Math.max(1, Math.min(30, face.age - random.int(18, 24)));
  const count = Math.min(12, Math.round(career * 0.5 * random.fraction() + random.fraction() * 2.4));
  const own = face.gender === 'Female' ? partsForWomen : partsForMen;
  const used = new Set<string>();
  const works: PastWorkRow[] = [];
  for (let index = 0; index < count; index++) {
    const type = random.pick(discipline.projectTypes);
    const title = random.pick(workTitles[type] ?? []);
    const year = yearOf(today) - Math.floor(career * random.fraction() ** 1.6);
    const part = random.pick(random.chance(0.65) ? own : partsForAnyone);
    const note = random.chance(0.45) ? random.pick(workNotes[type] ?? [null]) : null;
    if (used.has(title)) continue;
    used.add(title);
    works.push({ talent_id: person.id, title, part, project_type_id: idOf.projectType(type), year, note });
  }
  return works.sort((one, other) => other.year - one.year);
}
