import { useTalentNote } from '../api.ts';

/** Where a talent stands for one character: their entry, if they are on its shortlist, and whether they are not for it. */
export function useShortlistEntry(talent: number | string, characterId: number | undefined) {
  const { data, isPending } = useTalentNote(talent, characterId !== undefined);
  return {
    isPending,
    entry: data?.shortlisted_for.find((one) => one.charcter_id === characterId),
    notFor: data?.not_for.find((one) => one.charcter_id === characterId),
  };
}
