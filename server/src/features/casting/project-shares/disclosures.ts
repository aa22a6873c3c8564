import type { Database } from '../../../platform/db/database.ts';
import { findProjectForTalents, listCharactersForTalents } from '../projects/index.ts';

/** What the work asks: of everyone on the project, and of this character. */
export async function listDisclosures(db: Database, projectId: number, characterId: number) {
  const project = await findProjectForTalents(db, projectId);
  const [character] = await listCharactersForTalents(db, projectId, [characterId]);
  return [...(project?.disclosures ?? []), ...(character?.disclosures ?? [])];
}
