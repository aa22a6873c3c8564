import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import type { CharacterRow } from './project-rows.ts';

/** The demo recruiter, and two colleagues, as in project-team.ts. */
const [owner, associate, viewer] = [1, 5, 3];
const budgetPaise = 140_000_000;

interface Script {
  readonly name: string;
  readonly by: number;
  readonly daysAgo: number;
  /** Whose place in the list of candidates is taken, by the character’s position. The rest as in the first. */
  readonly instead: Readonly<Record<number, number>>;
  readonly comments: readonly (readonly [by: number, words: string])[];
  readonly likes: readonly number[];
}

const scripts: readonly Script[] = [
  {
    name: 'The director’s cast',
    by: viewer,
    daysAgo: 6,
    instead: {},
    comments: [[viewer, 'Leena’s first wish for every part. She knows about the budget.']],
    likes: [viewer],
  },
  {
    name: 'The stronger voices',
    by: owner,
    daysAgo: 1,
    instead: { 0: 1, 3: 1, 4: 1 },
    comments: [
      [associate, 'Twice the fee for the singer, and worth it. I’d read these three together.'],
      [owner, 'Reading on Thursday. If we lose a day in Ratnagiri, it fits.'],
    ],
    likes: [associate, owner],
  },
  {
    name: 'Within budget',
    by: associate,
    daysAgo: 2,
    instead: { 2: 1, 3: 1, 4: 2 },
    comments: [],
    likes: [],
  },
];

/** Everyone considered for a character, the furthest first. */
function candidatesOf(batch: Batch, character: CharacterRow): number[] {
  const isHere = ({ character_id }: { character_id: number | null }) => character_id === character.id;
  const rows = [
    ...batch.character_cast.filter(isHere),
    ...batch.project_share.filter(isHere),
    ...batch.character_shortlist.filter(isHere),
  ];
  return [...new Set(rows.map(({ talent_id }) => talent_id))];
}

/** Three alternative casts of Monsoon Line, with what her colleagues say of them. */
export function addScenarios(batch: Batch, { today }: Pick<DemoContext, 'today'>): void {
  const project = batch.project.find(({ title }) => title === 'Monsoon Line');
  if (!project) return;
  project.cast_budget_paise = budgetPaise;
  const characters = batch.project_character.filter(({ project_id }) => project_id === project.id);
  for (const [position, { name, by, daysAgo, instead, comments, likes }] of scripts.entries()) {
    const id = position + 1;
    const created_at = moment(today, -daysAgo);
    batch.scenario.push({
      id,
      project_id: project.id,
      name,
      position,
      revision: 0,
      created_by: by,
      named_by: by,
      created_at,
    });
    for (const [place, character] of characters.entries()) {
      const candidates = candidatesOf(batch, character);
      const talent_id = candidates[instead[place] ?? 0] ?? candidates[0];
      if (talent_id !== undefined)
        batch.scenario_choice.push({
          scenario_id: id,
          character_id: character.id,
          talent_id,
          revision: 0,
          chosen_by: by,
          chosen_at: created_at,
        });
    }
    for (const [at, [author_id, words]] of comments.entries())
      batch.scenario_comment.push({
        scenario_id: id,
        author_id,
        words,
        written_at: moment(today, -daysAgo + 0.1 + at * 0.2),
      });
    for (const account_id of likes)
      batch.scenario_like.push({ scenario_id: id, account_id, liked_at: created_at });
  }
}
