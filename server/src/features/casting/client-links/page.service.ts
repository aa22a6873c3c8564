import type { ClientPage } from '@callboard/contract/casting/client-page';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { listClientCharacters } from '../projects/index.ts';
import { hasUnsent, listAnsweredBy } from './answers.queries.ts';
import { tokenHash } from './link-keys.ts';
import { pageState } from './link-state.policy.ts';
import { findByPublicId, type LinkRow } from './links.queries.ts';
import { toBill, toCharacter } from './page.mapper.ts';
import { readBill } from './page.queries.ts';
import { readShown } from './page-faces.ts';
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
      ...(await readShown(db, photoUrl, { link, visitor, characters })),
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
