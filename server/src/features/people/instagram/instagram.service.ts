import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { InstagramClient } from './instagram.client.ts';
import * as queries from './instagram.queries.ts';

const triesPerHour = { max: 20, seconds: 60 * 60 };

interface InstagramOptions {
  readonly db: Database;
  readonly limits: Limits;
  /** Undefined when Instagram is not configured. */
  readonly client: InstagramClient | undefined;
}

export function createInstagram({ db, limits, client }: InstagramOptions) {
  return {
    async link(accountId: number, code: string) {
      if (!client) throw new ProblemError('NOT_CONFIGURED', { detail: 'Instagram isn’t available here.' });
      await limits.take(`instagram:${accountId}`, triesPerHour);
      const person = await client.identify(code);
      await db.transaction().execute(async (trx) => {
        const signsInBy = await queries.findSignInSubject(trx, accountId);
        if (signsInBy !== undefined && signsInBy !== person.subject) {
          throw new ProblemError('CONFLICT', {
            detail: 'You sign in with a different Instagram account. Remove it in Profile Settings first.',
          });
        }
        await queries.forgetOtherIdentities(trx, accountId, person.subject);
        if ((await queries.claimIdentity(trx, accountId, person.subject)) !== accountId) {
          throw new ProblemError('CONFLICT', {
            detail: 'This Instagram account is linked to another Callboard profile.',
          });
        }
        await queries.writeSocialLink(trx, accountId, person);
      });
      return { handle: person.handle, followers: person.followers };
    },
  };
}
export type Instagram = ReturnType<typeof createInstagram>;
