import type {
  OwnShare,
  ProjectShare,
  ReceivedShare,
  SharedCharacter,
  SharedWithTalent,
} from '@callboard/contract/casting/project-shares';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import { type PhotoUrl, type TeamPersonRow, toTeamPerson } from '../project-access/index.ts';
import type { CharacterForTalents, ProjectForTalents } from '../projects/index.ts';
import { endedBy, isAnswerable, obstacleTo, type Replier } from './share-states.policy.ts';
import type { ShareRow } from './shares.queries.ts';
import type { ReceivedShareRow, SentShareRow, TeamShareRow } from './shares-list.queries.ts';

const toIso = (at: Date | null) => at?.toISOString() ?? null;

/** A share that closed after an answer had been interested: who declined stays declined. */
const interestOf = ({ status, answered_at }: Pick<ShareRow, 'status' | 'answered_at'>) => {
  if (status === 'declined' || status === 'interested') return status;
  return status === 'closed' && answered_at !== null ? 'interested' : null;
};

export const toShare = (row: ShareRow): ProjectShare => ({
  id: row.id,
  project_id: row.project_id,
  charcter_id: row.character_id,
  user_id: row.talent_id,
  message: row.message,
  status: row.status,
  isProjectRead: row.read_at !== null,
  interest: interestOf(row),
  reason: row.decline_reason,
  shared_at: row.shared_at.toISOString(),
  read_at: toIso(row.read_at),
  answered_at: toIso(row.answered_at),
  closed_at: toIso(row.closed_at),
});

export const toSharedWithTalent = async (
  row: TeamShareRow,
  photoUrl: PhotoUrl,
): Promise<SharedWithTalent> => ({
  ...toShare(row),
  project: row.project,
  character: row.character,
  talent: {
    user_id: row.talent_id,
    userUniqueId: row.public_id,
    name: fullNameOf(row),
    image: row.card_key && (await photoUrl(row.card_key)),
    placeholder: row.placeholder,
    current_residence: row.city,
    screen_min_age: row.playing_age_min,
    screen_max_age: row.playing_age_max,
    isRecruiterUnlocked: row.is_unlocked,
    is_visible: row.is_visible,
  },
});

export const toReceivedShare = async (row: ReceivedShareRow, photoUrl: PhotoUrl): Promise<ReceivedShare> => ({
  ...toShare(row),
  project: row.project,
  character: row.character,
  recruiter: await toTeamPerson(row.recruiter, photoUrl),
});

/** What the project asks of everyone, where the character says nothing of its own. */
export const toSharedCharacter = (
  { status: _status, disclosures, ...character }: CharacterForTalents,
  ofProject: ProjectForTalents['disclosures'],
): SharedCharacter => {
  const own = new Set(disclosures.map(({ kind }) => kind));
  return { ...character, disclosures: [...disclosures, ...ofProject.filter(({ kind }) => !own.has(kind))] };
};

export const toAbout = async (
  { status, disclosures: _disclosures, cities, languages, recruiter, ...project }: ProjectForTalents,
  photoUrl: PhotoUrl,
) => ({
  ...project,
  cities: [...cities],
  languages: [...languages],
  is_open: status === 'open' || status === 'paused',
  recruiter: await toTeamPerson(recruiter, photoUrl),
});

interface SentShare {
  readonly row: SentShareRow;
  readonly character: SharedCharacter;
  readonly replier: Replier;
  readonly clashes: OwnShare['clashes'];
  readonly photoUrl: PhotoUrl;
}

const toPerson = async (row: TeamPersonRow | null, photoUrl: PhotoUrl) =>
  row && (await toTeamPerson(row, photoUrl));

export const toOwnShare = async ({
  row,
  character,
  replier,
  clashes,
  photoUrl,
}: SentShare): Promise<OwnShare> => ({
  id: row.id,
  message: row.message,
  isProjectRead: row.read_at !== null,
  status: row.status,
  interest: interestOf(row),
  reason: row.decline_reason,
  shared_at: row.shared_at.toISOString(),
  answered_at: toIso(row.answered_at),
  closed_at: toIso(row.closed_at),
  character,
  shared_by: await toPerson(row.shared_by, photoUrl),
  answer_words: row.answer_words,
  clashes,
  can_answer: isAnswerable(row),
  ended_by: endedBy(row),
  obstacle: obstacleTo(replier, character.disclosures),
});
