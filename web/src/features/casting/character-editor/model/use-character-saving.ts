import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { useQueryClient } from '@tanstack/react-query';
import { type MergedRecord, useMergedRecord } from '../../../../shared/lib/autosave/use-merged-record.ts';
import { rememberCharacter, sendCharacterChange } from '../api.ts';
import {
  type CharacterSection,
  type CharacterValues,
  characterFields,
  fieldOfWire,
  readCharacter,
  rememberUploads,
} from './character-values.ts';

export type CharacterSaving = MergedRecord<CharacterSection, CharacterValues>;

/** Saves a character while it is typed, and keeps both versions where someone else changed the same field. */
export function useCharacterSaving(userId: number, character: CharacterDetail): CharacterSaving {
  const client = useQueryClient();
  return useMergedRecord({
    userId,
    record: `character-${character.id}`,
    detail: character,
    section: 'character',
    fields: characterFields,
    fieldOfWire,
    read: readCharacter,
    send: async (body) => {
      const { conflicts, ...detail } = await sendCharacterChange(character.id, body);
      rememberUploads(body.pictures, detail);
      return { detail, conflicts };
    },
    remember: (detail) => rememberCharacter(client, detail),
  });
}
