import type { ClientCharacter, ClientPage } from '@callboard/contract/casting/client-page';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { unavailableOn } from '../../people/availability/index.ts';
import { listClientFaces } from '../../people/talent-profiles/index.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { type ClientCharacterRow, listClientCharacters } from '../projects/index.ts';
import { type AnswerRow, hasUnsent, listAnsweredBy, listForClient } from './answers.queries.ts';
import { type FaceRow, listFaces, listUnlocked } from './faces.queries.ts';
import { countFreeDays } from './free-days.policy.ts';
import { faceIdOf, tokenHash } from './link-keys.ts';
import { pageState } from './link-state.policy.ts';
import { findByPublicId, type LinkRow } from './links.queries.ts';
import { toBill, toCharacter, toFace } from './page.mapper.ts';
import { readBill } from './page.queries.ts';
import { countVisit, findVisitor, type VisitorRow } from './visitors.queries.ts';

/** An agency’s office has one address, and open pages read again whenever something changed. */
const readsPerNetwork = { max: 6000, seconds: 60 * 60 };

export interface ClientPageOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly photoUrl: PhotoUrl;
  readonly now?: () => Date;
}

export interface PageVisit {
  readonly shareId: string;
  readonly visitor: string | undefined;
  readonly ip: string;
}

type PageKind = 'character' | 'project';

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

/** Who has no passcode learns whom to ask for it, and nothing of the project. */
const withoutWords = (bill: Omit<ClientPage, 'characters'>): ClientPage => ({
  ...bill,
  project_title: '',
  project_type: '',
  for_name: null,
  message: null,
  characters: [],
});

export function createClientPages({ db, limits, photoUrl, now = () => new Date() }: ClientPageOptions) {
  const readCharacters = (link: LinkRow) =>
    listClientCharacters(db, {
      projectId: link.project_id,
      characterId: link.character_id ?? undefined,
      today: todayInIndia(now()),
    });

  const readBillOf = async (link: LinkRow, state: ClientPage['state']) => {
    const bill = await readBill(db, { projectId: link.project_id, makerId: link.created_by });
    if (!bill) throw new ProblemError('NOT_FOUND');
    const { image_key, ...head } = bill;
    return toBill(link, { ...head, image: image_key && (await photoUrl(image_key)) }, state);
  };

  /** With what this client keeps and, once they have sent theirs, what the others said. */
  const toCharacters = async (
    link: LinkRow,
    visitor: VisitorRow,
    characters: readonly ClientCharacterRow[],
  ): Promise<ClientCharacter[]> => {
    const faces = await listFaces(db, link);
    const talentIds = [...new Set(faces.map(({ talent_id }) => talent_id))];
    const [talents, answers, calendars] = await Promise.all([
      listClientFaces(db, talentIds),
      listForClient(db, { linkId: link.id, visitorId: visitor.id }),
      readCalendars(db, link, characters, talentIds),
    ]);
    const byTalent = new Map(talents.map((talent) => [talent.talent_id, talent]));
    const byFace = groupBy(answers, faceKey);
    const ofCharacter = groupBy(faces, ({ character_id }) => character_id);

    const show = async (face: FaceRow, { works_from: from, works_to: to }: ClientCharacterRow) => {
      const talent = byTalent.get(face.talent_id);
      if (!talent) return [];
      const said: readonly AnswerRow[] = byFace.get(faceKey(face)) ?? [];
      const days = calendars.unlocked.has(face.talent_id)
        ? countFreeDays({ from, to }, calendars.busy.get(face.talent_id) ?? [])
        : null;
      const shown = {
        talent,
        faceId: faceIdOf(link.face_key, face.talent_id),
        note: face.note,
        days,
        mine: said.find(({ visitor_id }) => visitor_id === visitor.id),
        others: visitor.sent_at === null ? [] : said.filter(({ visitor_id }) => visitor_id !== visitor.id),
      };
      return [await toFace(shown, link, photoUrl)];
    };

    return Promise.all(
      characters.map(async (character) => {
        const shown = (ofCharacter.get(character.id) ?? []).map((face) => show(face, character));
        return toCharacter(character, (await Promise.all(shown)).flat());
      }),
    );
  };

  const toPage = async (link: LinkRow, visitor: VisitorRow | undefined): Promise<ClientPage> => {
    const state = pageState(link, visitor, now());
    const [bill, characters] = await Promise.all([readBillOf(link, state), readCharacters(link)]);
    if (link.passcode_hash !== null && (!visitor || state === 'passcode')) return withoutWords(bill);
    if (state !== 'open' || !visitor)
      return { ...bill, characters: characters.map((row) => toCharacter({ ...row, cast: [] }, [])) };
    const isPreview = visitor.preview_until !== null;
    return {
      ...bill,
      visitor: {
        name: visitor.name,
        sent_at: visitor.sent_at?.toISOString() ?? null,
        has_unsent: await hasUnsent(db, visitor.id),
        is_preview: isPreview,
      },
      answered_by: await listAnsweredBy(db, { linkId: link.id, visitorId: visitor.id }),
      characters: await toCharacters(link, visitor, characters),
    };
  };

  const findOpened = async ({ shareId, visitor }: Pick<PageVisit, 'shareId' | 'visitor'>) => {
    const link = await findByPublicId(db, shareId);
    if (!link) throw new ProblemError('NOT_FOUND');
    return { link, visitor: visitor && (await findVisitor(db, link.id, tokenHash(visitor))) };
  };

  return {
    /** A link of one kind is not found by the call of the other. */
    async read(kind: PageKind, visit: PageVisit): Promise<ClientPage> {
      await limits.take(`client-pages:${networkOf(visit.ip)}`, readsPerNetwork);
      const { link, visitor } = await findOpened(visit);
      if ((link.character_id === null) !== (kind === 'project')) throw new ProblemError('NOT_FOUND');
      if (visitor) await countVisit(db, visitor.id);
      return toPage(link, visitor || undefined);
    },

    /** The page after something was answered. */
    toPage,
  };
}
export type ClientPages = ReturnType<typeof createClientPages>;
