import type { openClientLink } from '@callboard/contract/casting/client-page';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { isPassword } from '../../accounts/sign-in/index.ts';
import { newKey, tokenHash } from './link-keys.ts';
import { linkState } from './link-state.policy.ts';
import { findByPublicId, type LinkRow } from './links.queries.ts';
import { countVisitors, findVisitor, insertVisitor, readmitVisitor } from './visitors.queries.ts';

const minutes = 60;
const day = 24 * 60 * 60;

/** Wrong passcodes. Somebody who has the link and guesses keeps nobody out who is in already. */
export const passcodeLimits = {
  byNetworkOnLink: { max: 10, seconds: 15 * minutes },
  byNetwork: { max: 30, seconds: 15 * minutes },
  byLink: { max: 40, seconds: day },
} as const;

const openingsPerNetwork = { max: 120, seconds: 60 * minutes };
export const maxVisitors = 300;

type Opening = Parsed<typeof openClientLink>['body'];

interface VisitorsOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly now?: () => Date;
}

export function createVisitors({ db, limits, now = () => new Date() }: VisitorsOptions) {
  /** Tries are counted before they are checked, so that many at once are as many; a right one is not. */
  const requirePasscode = async (link: LinkRow, passcode: string | undefined, ip: string) => {
    if (link.passcode_hash === null) return;
    if (!passcode) throw invalidField('passcode', 'Enter the passcode');
    const network = networkOf(ip);
    const counted = [
      [`passcode:${link.id}:${network}`, passcodeLimits.byNetworkOnLink],
      [`passcode:from:${network}`, passcodeLimits.byNetwork],
      [`passcode:${link.id}`, passcodeLimits.byLink],
    ] as const;
    await limits.takeEach(counted);
    if (!(await isPassword(link.passcode_hash, passcode.trim()))) throw new ProblemError('CODE_WRONG');
    for (const [key] of counted) await limits.uncount(key);
  };

  const admit = (link: LinkRow, { name, visitor }: Opening): Promise<string> =>
    db.transaction().execute(async (trx) => {
      const token = newKey();
      const before = visitor && (await findVisitor(trx, link.id, tokenHash(visitor)));
      if (before && before.preview_until === null) {
        await readmitVisitor(trx, before.id, { name, tokenHash: tokenHash(token) });
        return token;
      }
      if ((await countVisitors(trx, link.id)) >= maxVisitors)
        throw new ProblemError('CONFLICT', { detail: `${maxVisitors} people have opened this link` });
      await insertVisitor(trx, { linkId: link.id, tokenHash: tokenHash(token), name, previewUntil: null });
      return token;
    });

  return {
    async open(shareId: string, opening: Opening, ip: string) {
      await limits.take(`client-openings:${networkOf(ip)}`, openingsPerNetwork);
      const link = await findByPublicId(db, shareId);
      if (!link) throw new ProblemError('NOT_FOUND');
      if (linkState(link, now()) !== 'open') throw new ProblemError('LINK_EXPIRED');
      await requirePasscode(link, opening.passcode, ip);
      return { visitor: await admit(link, opening) };
    },
  };
}
export type Visitors = ReturnType<typeof createVisitors>;
