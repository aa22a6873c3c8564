import type { DocumentAudience } from '@callboard/contract/casting/project-values';

interface DocumentFacts {
  readonly audience: DocumentAudience;
  readonly character_id: number | null;
}

/** What a talent reads of a project that was shared with them for these characters. */
export const isReadableByTalent = (
  { audience, character_id }: DocumentFacts,
  characterIds: readonly number[],
): boolean =>
  audience === 'shared' &&
  characterIds.length > 0 &&
  (character_id === null || characterIds.includes(character_id));

/** Without a title the file says what it is. */
export const titleOfFile = (fileName: string): string => {
  const withoutEnding = fileName.replace(/\.[a-z0-9]{1,5}$/i, '').trim();
  return withoutEnding === '' ? fileName : withoutEnding;
};
