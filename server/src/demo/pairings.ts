import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import type { DemoContext } from './context.ts';

/** The demo recruiter and her colleagues. */
const [owner, associate, viewer] = [1, 5, 3];

interface PairingScript {
  /** A character, and the place on its shortlist. */
  readonly of: readonly (readonly [character: string, place: number])[];
  readonly name?: string;
  readonly note: string | null;
  readonly by: number;
  readonly likedBy: readonly number[];
}

const scripts: readonly PairingScript[] = [
  {
    of: [
      ['Meera', 1],
      ['The drummer', 1],
    ],
    note: 'Even on the platform step',
    by: owner,
    likedBy: [associate, viewer],
  },
  {
    of: [
      ['Meera', 1],
      ['The drummer', 2],
    ],
    note: 'A palm between them',
    by: associate,
    likedBy: [owner, associate, viewer],
  },
  {
    of: [
      ['Meera', 2],
      ['The drummer', 1],
    ],
    note: 'His turban makes the picture. Try the platform scene.',
    by: owner,
    likedBy: [],
  },
  {
    of: [
      ['Nani', 1],
      ['Meera', 1],
      ['Inspector Kale', 1],
    ],
    name: 'Three generations',
    note: 'One brow line',
    by: associate,
    likedBy: [owner],
  },
];

/** Couples and a family that were tried on the line-up of Monsoon Line. */
export function addPairings(batch: Batch, { today, people }: Pick<DemoContext, 'today' | 'people'>): void {
  const project = batch.project.find(
    ({ title, recruiter_id }) => title === 'Monsoon Line' && recruiter_id === owner,
  );
  const talentAt = (character: string, place: number) => {
    const part = batch.project_character.find(
      ({ project_id, name }) => project_id === project?.id && name === character,
    );
    return batch.character_shortlist.find(
      ({ character_id, position }) => character_id === part?.id && position === place,
    )?.talent_id;
  };
  for (const [at, script] of scripts.entries()) {
    const talents = script.of.flatMap(([character, place]) => talentAt(character, place) ?? []);
    if (!project || talents.length < script.of.length) continue;
    const id = at + 1;
    const names = talents.map((talent) => people.find((person) => person.id === talent)?.firstName ?? '');
    batch.pairing.push({
      id,
      project_id: project.id,
      name: script.name ?? names.join(' and '),
      note: script.note,
      created_by: script.by,
      created_at: moment(today, -3 + at / 4),
    });
    for (const [position, talent_id] of talents.entries())
      batch.pairing_person.push({ pairing_id: id, talent_id, position });
    for (const account_id of script.likedBy) batch.pairing_like.push({ pairing_id: id, account_id });
  }
}
