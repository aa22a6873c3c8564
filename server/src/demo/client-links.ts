import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import type { Random } from './random.ts';

const makerId = 1;
const projectTitle = 'Monsoon Line';

type Said = readonly [answer: 'yes' | 'maybe' | 'no' | null, rank: number | null, comment: string | null];

/** What two clients sent about the first faces of a shortlist. */
const clients: readonly {
  readonly name: string;
  readonly daysAgo: number;
  readonly said: readonly Said[];
}[] = [
  {
    name: 'Arvind Sathe',
    daysAgo: 1.2,
    said: [
      ['yes', 1, 'Her. Can she buy a ticket like someone who has done it ten years?'],
      ['yes', 2, 'Older works if the drummer is older too.'],
      ['maybe', 3, null],
      ['no', null, 'Too composed for the platform scene.'],
    ],
  },
  {
    name: 'Ritika Sen',
    daysAgo: 0.4,
    said: [
      ['maybe', 2, 'Wonderful, but is she free for the night shoots?'],
      ['yes', 1, 'She does nothing in the pause, and I could not look away.'],
      ['no', null, null],
    ],
  },
];

const hexBytes = (random: Random) =>
  `\\x${random.uuid().replaceAll('-', '')}${random.uuid().replaceAll('-', '')}`;
const key = (random: Random) => random.uuid().replaceAll('-', '');

interface LinkScript {
  readonly characterId: number | null;
  readonly forName: string;
  readonly message: string;
  readonly madeDaysAgo: number;
  readonly openDays: number;
}

/** Nobody knows the tokens of demo clients: who opens the link gives a name of their own. */
function addLink(
  batch: Batch,
  projectId: number,
  script: LinkScript,
  { today, random }: DemoContext,
): number {
  const id = batch.client_link.length + 1;
  batch.client_link.push({
    id,
    public_id: key(random),
    project_id: projectId,
    character_id: script.characterId,
    is_chosen: false,
    fields: ['city', 'playing_age', 'height', 'languages', 'past_work', 'days'],
    shows_reels: true,
    shows_notes: true,
    shows_line_up: true,
    scenario_ids: [],
    for_name: script.forName,
    message: script.message,
    face_key: hexBytes(random),
    created_by: makerId,
    created_at: moment(today, -script.madeDaysAgo),
    expires_at: moment(today, script.openDays - script.madeDaysAgo),
  });
  return id;
}

function addClients(batch: Batch, linkId: number, characterId: number, { today, random }: DemoContext): void {
  const faces = batch.character_shortlist.filter(({ character_id }) => character_id === characterId);
  for (const { name, daysAgo, said } of clients) {
    const id = batch.client_visitor.length + 1;
    const sent_at = moment(today, -daysAgo);
    const seen = moment(today, -daysAgo - 0.02);
    batch.client_visitor.push({
      id,
      link_id: linkId,
      token_hash: key(random),
      name,
      first_seen_at: seen,
      last_seen_at: sent_at,
      visits: name === 'Arvind Sathe' ? 3 : 1,
      admitted_at: seen,
      sent_at,
    });
    for (const [index, [answer, rank, comment]] of said.entries()) {
      const face = faces[index];
      if (!face) continue;
      const about = { visitor_id: id, character_id: characterId, talent_id: face.talent_id };
      for (const is_sent of [false, true])
        batch.client_answer.push({ ...about, is_sent, answer, rank, comment, answered_at: sent_at });
    }
  }
}

/** Links of the demo recruiter: one with two clients’ replies, and one that has expired. */
export function addClientLinks(batch: Batch, context: DemoContext): void {
  const project = batch.project.find(
    ({ title, recruiter_id }) => title === projectTitle && recruiter_id === makerId,
  );
  const characters = batch.project_character.filter(({ project_id }) => project_id === project?.id);
  const open = characters.find(({ status }) => status === 'casting') ?? characters[0];
  if (!project || !open) return;
  const linkId = addLink(
    batch,
    project.id,
    {
      characterId: open.id,
      forName: 'Arvind Sathe',
      message: 'In the order I would see them again. Please play the videos to the end.',
      madeDaysAgo: 2,
      openDays: 9,
    },
    context,
  );
  addClients(batch, linkId, open.id, context);
  addLink(
    batch,
    project.id,
    {
      characterId: null,
      forName: 'Vaibhav Deshmukh',
      message: 'Everyone we have so far.',
      madeDaysAgo: 16,
      openDays: 7,
    },
    context,
  );
}
