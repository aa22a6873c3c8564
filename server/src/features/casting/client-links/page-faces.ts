import { maxClientFaces } from '@callboard/contract/casting/client-links';
import type { ClientCharacter, ClientPage } from '@callboard/contract/casting/client-page';
import type { Database } from '../../../platform/db/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { listClientFaces } from '../../people/talent-profiles/index.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import type { ClientCharacterRow } from '../projects/index.ts';
import { listForClient } from './answers.queries.ts';
import { type FaceRow, listUnlocked } from './faces.queries.ts';
import { countFreeDays } from './free-days.policy.ts';
import { faceIdOf } from './link-keys.ts';
import type { LinkRow } from './links.queries.ts';
import { toCharacter, toFace } from './page.mapper.ts';
import { reachOfLinks } from './reach.queries.ts';
import { listShownFaces } from './shown-faces.ts';
import type { VisitorRow } from './visitors.queries.ts';

const faceKey = (face: { readonly character_id: number; readonly talent_id: number }) =>
  `${face.character_id}:${face.talent_id}`;

/** The days somebody is not free, from the first day of any character to the last. */
async function readCalendars(
  db: Database,
  link: LinkRow,
  characters: readonly ClientCharacterRow[],
  talentIds: readonly number[],
) {
  const starts = characters.flatMap(({ works_from }) => works_from ?? []).toSorted();
  const ends = characters.flatMap(({ works_to }) => works_to ?? []).toSorted();
  const [start, end] = [starts[0], ends.at(-1)];
  if (!link.fields.includes('days') || start === undefined || end === undefined || end < start)
    return { unlocked: new Set<number>(), busy: new Map<number, readonly never[]>() };
  const unlocked = await listUnlocked(db, link.project_id, talentIds);
  const rows = await unavailableOn(db, [...unlocked], { start, end });
  return { unlocked, busy: groupBy(rows, ({ account_id }) => account_id) };
}

interface Reader {
  readonly link: LinkRow;
  readonly visitor: VisitorRow;
  readonly characters: readonly ClientCharacterRow[];
}

/** Everyone on the page, with what this client keeps and, once they have sent theirs, what the others said. */
async function readFaces(db: Database, { link, visitor, characters }: Reader, faces: readonly FaceRow[]) {
  const talentIds = [...new Set(faces.map(({ talent_id }) => talent_id))];
  const [talents, answers, calendars] = await Promise.all([
    listClientFaces(db, talentIds),
    listForClient(db, { linkId: link.id, visitorId: visitor.id }),
    readCalendars(db, link, characters, talentIds),
  ]);
  const byTalent = new Map(talents.map((talent) => [talent.talent_id, talent]));
  const byFace = groupBy(answers, faceKey);
  return (face: FaceRow, { works_from: from, works_to: to }: ClientCharacterRow) => {
    const talent = byTalent.get(face.talent_id);
    if (!talent) return undefined;
    const said = byFace.get(faceKey(face)) ?? [];
    return {
      talent,
      faceId: faceIdOf(link.face_key, face.talent_id),
      note: face.note,
      days: calendars.unlocked.has(face.talent_id)
        ? countFreeDays({ from, to }, calendars.busy.get(face.talent_id) ?? [])
        : null,
      mine: said.find(({ visitor_id }) => visitor_id === visitor.id),
      others: visitor.sent_at === null ? [] : said.filter(({ visitor_id }) => visitor_id !== visitor.id),
    };
  };
}

type Shown = Pick<ClientPage, 'characters' | 'faces_over' | 'scenarios'>;

export async function readShown(db: Database, photoUrl: PhotoUrl, reader: Reader): Promise<Shown> {
  const { link, characters } = reader;
  const { faces, casts } = await listShownFaces(
    db,
    link,
    characters.map(({ id }) => id),
  );
  const show = await readFaces(db, reader, faces);
  const ofCharacter = groupBy(faces, ({ character_id }) => character_id);
  const toCharacterWithFaces = async (character: ClientCharacterRow): Promise<ClientCharacter> => {
    const shown = (ofCharacter.get(character.id) ?? []).flatMap((face) => show(face, character) ?? []);
    return toCharacter(character, await Promise.all(shown.map((face) => toFace(face, link, photoUrl))));
  };
  const reach = faces.length < maxClientFaces ? undefined : (await reachOfLinks(db, [link.id])).get(link.id);
  return {
    characters: await Promise.all(characters.map(toCharacterWithFaces)),
    faces_over: reach?.faces_over ?? 0,
    scenarios: casts.map(({ id, name, choices }) => ({
      id,
      name,
      choices: choices.map(({ character_id, talent_id }) => ({
        charcter_id: character_id,
        face_id: faceIdOf(link.face_key, talent_id),
      })),
    })),
  };
}
