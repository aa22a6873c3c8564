import { guestFacets } from '@callboard/contract/search/search-limits';
import { countTalents, findTalents, type TalentCount } from '@callboard/contract/search/talent-search';
import type { FastifyInstance } from 'fastify';
import { bind, view } from '../../../platform/http/bind.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { shareAnswers } from '../../../platform/share-answers.ts';
import { searcherOf } from './searcher.ts';
import type { TalentSearch } from './talent-search.service.ts';

const guestFacetNames: readonly string[] = guestFacets;

/** Guests browse a few pages. Reading all of them looks like scraping. */
const freePages = 5;
const deepPages = { max: 200, seconds: 60 * 60 };

export function talentSearchRoutes(
  app: FastifyInstance,
  { search, limits }: { search: TalentSearch; limits: Limits },
) {
  const shareFound = shareAnswers<Awaited<ReturnType<TalentSearch['findAsGuest']>>>();
  const shareCount = shareAnswers<TalentCount>();

  bind(app, findTalents, async ({ query, actor, request }) => {
    const { page, limit, sort, filterDrops, ...filters } = query;
    const searcher = searcherOf(actor);
    const pageRequest = { filters, page, limit, sort, filterDrops };
    if (searcher.kind === 'guest' && page > freePages) {
      await limits.take(`search:deep:${networkOf(request.clientAddress)}`, deepPages);
    }
    return searcher.kind === 'guest'
      ? view('guest', await shareFound(request.url, () => search.findAsGuest(pageRequest)))
      : view('recruiter', await search.findAsRecruiter(pageRequest, searcher));
  });

  bind(app, countTalents, async ({ query: { filterDrops, facets, ...filters }, actor, request }) => {
    const searcher = searcherOf(actor);
    const closed = searcher.kind === 'guest' ? facets.filter((name) => !guestFacetNames.includes(name)) : [];
    if (closed.length > 0) {
      const message = `${closed.join(', ')}: for recruiters`;
      throw new ProblemError('WRONG_KIND_OF_USER', { errors: [{ field: 'facets', message }] });
    }
    const count = () => search.count({ filters, filterDrops, facets }, searcher);
    return searcher.kind === 'guest' ? shareCount(request.url, count) : count();
  });
}
