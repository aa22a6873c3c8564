import type { OwnTalentAddress } from '@callboard/contract/people/talent-addresses';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import * as queries from './addresses.queries.ts';
import { suggestAddresses } from './suggest-address.ts';

/** Nobody collects names: every address stays with its talent. */
const maxAddresses = 10;
const changesPerDay = { max: 5, seconds: 24 * 60 * 60 };
/** Asks for many at once, because common names are taken by many. */
const suggestionsTried = 200;

const taken = () => invalidField('address', 'Someone has this address. Choose another.');

interface AddressesOptions {
  readonly db: Database;
  readonly limits: Limits;
}

export function createTalentAddresses({ db, limits }: AddressesOptions) {
  const suggest = async (talentId: number): Promise<string> => {
    const name = await queries.findName(db, talentId);
    if (!name) throw new ProblemError('NOT_FOUND');
    const candidates = [...suggestAddresses(name)].slice(0, suggestionsTried);
    const known = await queries.listTaken(db, candidates);
    return candidates.find((slug) => !known.has(slug)) ?? '';
  };

  const read = async (talentId: number): Promise<OwnTalentAddress> => {
    const rows = await queries.listAddresses(db, talentId);
    const current = rows.find(({ is_current }) => is_current)?.slug ?? null;
    return {
      address: current,
      suggestion: await suggest(talentId),
      earlier: rows.flatMap(({ slug, is_current }) => (is_current ? [] : [slug])),
    };
  };

  const take = async (trx: Database, talentId: number, slug: string) => {
    const own = await queries.listAddresses(trx, talentId);
    const isOwn = own.some((row) => row.slug === slug);
    if (!isOwn && own.length >= maxAddresses) {
      throw invalidField('address', `You’ve used ${maxAddresses} addresses. Choose one of those again.`);
    }
    if (!isOwn && (await queries.listTaken(trx, [slug])).size > 0) throw taken();
    await queries.dropCurrent(trx, talentId);
    if (!(await queries.takeAddress(trx, talentId, slug))) throw taken();
  };

  return {
    read,

    async change(talentId: number, address: string | null): Promise<OwnTalentAddress> {
      const { address: current } = await read(talentId);
      if (current === address) return read(talentId);
      await limits.take(`talent-address:${talentId}`, changesPerDay);
      await db.transaction().execute(async (trx) => {
        await queries.lockTalent(trx, talentId);
        if (address === null) await queries.dropCurrent(trx, talentId);
        else await take(trx, talentId, address);
      });
      return read(talentId);
    },
  };
}
export type TalentAddresses = ReturnType<typeof createTalentAddresses>;
