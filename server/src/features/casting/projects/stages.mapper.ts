import type { CharacterSlot, StageCounts } from '@callboard/contract/casting/project-lists';
import { candidateStages, characterStatuses } from '@callboard/contract/casting/project-values';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import type { CharacterSlotRow } from './stages.queries.ts';

type PhotoUrl = (key: string) => Promise<string>;

const toFace = async (face: NonNullable<CharacterSlotRow['face']>, photoUrl: PhotoUrl) => ({
  name: fullNameOf(face),
  image: face.card_key === null ? null : await photoUrl(face.card_key),
});

export const toCharacterStatus = (status: string) =>
  characterStatuses.find((known) => known === status) ?? 'casting';

export const toCharacterSlot = async (row: CharacterSlotRow, photoUrl: PhotoUrl): Promise<CharacterSlot> => ({
  id: row.id,
  name: row.name,
  status: toCharacterStatus(row.status),
  wanted: row.wanted,
  cast: row.cast,
  listed: row.listed,
  unseen: row.unseen,
  stage: row.rank === null ? null : (candidateStages[row.rank - 1] ?? null),
  face: row.face && (await toFace(row.face, photoUrl)),
});

export const toStageCounts = (row: Pick<CharacterSlotRow, keyof StageCounts>): StageCounts => ({
  shortlisted: row.shortlisted,
  applied: row.applied,
  invited: row.invited,
  auditioned: row.auditioned,
  offered: row.offered,
  cast: row.cast,
});

export const noStages: StageCounts = {
  shortlisted: 0,
  applied: 0,
  invited: 0,
  auditioned: 0,
  offered: 0,
  cast: 0,
};
