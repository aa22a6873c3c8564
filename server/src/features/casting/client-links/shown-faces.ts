import type { Database } from '../../../platform/db/database.ts';
import { type ChosenCast, castsOf } from '../scenarios/index.ts';
import { type FaceRow, type LinkOfFaces, listFaces, listPublic } from './faces.queries.ts';
import type { LinkRow } from './links.queries.ts';

export interface ShownFaces {
  readonly faces: readonly FaceRow[];
  /** The scenarios that the link shows, with the choices that are on its page. */
  readonly casts: readonly ChosenCast[];
}

type LinkToShow = LinkOfFaces & Pick<LinkRow, 'scenario_ids'>;

const faceKey = (face: { readonly character_id: number; readonly talent_id: number }) =>
  `${face.character_id}:${face.talent_id}`;

/** Whom a scenario chose is on the page as well, after those of the shortlist. */
export async function listShownFaces(
  db: Database,
  link: LinkToShow,
  characterIds: readonly number[],
): Promise<ShownFaces> {
  const faces = await listFaces(db, link);
  if (link.scenario_ids.length === 0) return { faces, casts: [] };
  const known = new Set(faces.map(faceKey));
  const casts = await castsOf(db, link.project_id, link.scenario_ids);
  const choices = casts
    .flatMap((cast) => cast.choices)
    .filter(({ character_id }) => characterIds.includes(character_id));
  const others = [...new Map(choices.map((choice) => [faceKey(choice), choice])).values()].filter(
    (choice) => !known.has(faceKey(choice)),
  );
  const seen = await listPublic(
    db,
    others.map(({ talent_id }) => talent_id),
  );
  const added = others
    .filter(({ talent_id }) => seen.has(talent_id))
    .map((choice) => ({ ...choice, note: null }));
  const shown = new Set([...known, ...added.map(faceKey)]);
  return {
    faces: [...faces, ...added],
    casts: casts.map((cast) => ({
      ...cast,
      choices: cast.choices.filter((choice) => shown.has(faceKey(choice))),
    })),
  };
}
