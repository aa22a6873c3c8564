import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import { type DemoContext, suitablePeople } from './context.ts';
import type { Production, Role } from './project.ts';
import { unsaid } from './shortlist-words.ts';

const notes = [
  'A voice with weather in it. Ask for a folk song, not a film song.',
  'Liked the tape; second one sitting down.',
  'Older than written, but lies well.',
];
const perPart = 4;

function chosenFor({ castBy, script }: Role, { people, random }: DemoContext) {
  const cast = people.filter(({ id }) => id === castBy);
  const applied = (script.applicantFaces ?? []).flatMap((face) => people[face] ?? []);
  const drawn = random.sample(suitablePeople(people, script), perPart);
  return [...new Set([...cast, ...applied, ...drawn])].slice(0, perPart);
}

/** The demo recruiter's shortlists for the roles she is casting now. */
export function addShortlists(batch: Batch, productions: readonly Production[], context: DemoContext): void {
  const [recruiter] = context.recruiters;
  const own = productions.filter(({ row }) => row.recruiter_id === recruiter?.id && row.status === 'open');
  for (const role of own.flatMap(({ roles }) => roles)) {
    const random = context.random.child(`shortlist ${role.row.id}`);
    const isOpen = role.row.status === 'casting';
    for (const [index, { id }] of chosenFor(role, { ...context, random }).entries())
      batch.character_shortlist.push({
        ...unsaid,
        character_id: role.row.id,
        talent_id: id,
        note: isOpen ? (notes[index] ?? null) : null,
        position: index + 1,
        created_at: moment(context.today, -2 + index / 24),
      });
  }
}
