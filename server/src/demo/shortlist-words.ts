import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import type { DemoContext } from './context.ts';

/** An entry that nobody has said anything about. */
export const unsaid = {
  rating: null,
  revision: 0,
  added_by: null,
  note_by: null,
  note_at: null,
  note_revision: 0,
  rating_by: null,
  rating_at: null,
  rating_revision: 0,
} as const;

const notes = [
  'Best of the first day. Wants sides before the 20th.',
  'Lovely stillness. Check the Marathi.',
  'Right age on camera, a little tall beside our Nani.',
  'Free all of January, says the agent.',
  'Second choice if dates clash.',
  'Try with the singing scene.',
];
const ratings = [5, 4, 4, 3, null, 2, null] as const;
const privateNotes = [
  'Came well prepared, twice. Ask again for leads.',
  'Prefers mornings. Call before six.',
  'Better live than on tape.',
];

type Entry = Batch['character_shortlist'][number];

const colleaguesOf = (batch: Batch, characterId: number): number[] => {
  const character = batch.project_character.find(({ id }) => id === characterId);
  const project = batch.project.find(({ id }) => id === character?.project_id);
  const associates = batch.project_member.filter(
    ({ project_id, role }) => project_id === project?.id && role === 'associate',
  );
  return [...(project ? [project.recruiter_id] : []), ...associates.map(({ account_id }) => account_id)];
};

/** Two colleagues take turns: who added whom, what they noted and how they rated. */
export function addShortlistWords(
  batch: Batch,
  { today, random }: Pick<DemoContext, 'today' | 'random'>,
): void {
  const say = (entry: Entry, at: number) => {
    const team = colleaguesOf(batch, entry.character_id);
    const author = (turn: number) => team[turn % team.length] ?? null;
    const said = moment(today, -random.int(1, 5));
    const note =
      entry.note ?? (random.fraction() < 0.4 ? (notes[random.int(0, notes.length - 1)] ?? null) : null);
    const rating = ratings[(entry.position - 1) % ratings.length] ?? null;
    const noteRevision = note === null ? 0 : 1;
    const ratingRevision = rating === null ? 0 : noteRevision + 1;
    Object.assign(entry, {
      note,
      rating,
      revision: Math.max(noteRevision, ratingRevision),
      added_by: author(at),
      note_by: note === null ? null : author(at + 1),
      note_at: note === null ? null : said,
      note_revision: noteRevision,
      rating_by: rating === null ? null : author(at),
      rating_at: rating === null ? null : said,
      rating_revision: ratingRevision,
    } satisfies Partial<Entry>);
  };
  for (const [at, entry] of batch.character_shortlist.entries()) say(entry, at);
  addOwnNotes(batch, today);
}

/** What the demo recruiter keeps to herself, and whom a team no longer considers for a character. */
function addOwnNotes(batch: Batch, today: Date): void {
  const talents = [...new Set(batch.character_shortlist.map(({ talent_id }) => talent_id))];
  const [recruiter_id = 1] = batch.project.map((project) => project.recruiter_id).toSorted((a, b) => a - b);
  for (const [at, note] of privateNotes.entries()) {
    const talent_id = talents[at * 3];
    if (talent_id !== undefined)
      batch.talent_note.push({
        recruiter_id,
        talent_id,
        note,
        revision: 1,
        updated_at: moment(today, -at - 1),
      });
  }
  const marked = batch.character_shortlist.filter(({ position }) => position === 4).slice(0, 2);
  for (const { character_id, talent_id } of marked)
    batch.character_not_for.push({
      character_id,
      talent_id,
      marked_by: colleaguesOf(batch, character_id).at(-1) ?? null,
      marked_at: moment(today, -1),
    });
}
