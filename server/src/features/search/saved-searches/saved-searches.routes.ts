import * as contract from '@callboard/contract/search/saved-searches';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { SavedSearches } from './saved-searches.service.ts';
import type { SearchLinks } from './search-links.service.ts';

export function savedSearchRoutes(app: FastifyInstance, searches: SavedSearches, links: SearchLinks): void {
  bind(app, contract.saveSearch, async ({ actor, body }) => searches.save(memberOf(actor).accountId, body));

  bind(app, contract.listSavedSearches, async ({ actor, params }) =>
    searches.list(ownAccount(actor, params.id).accountId),
  );

  bind(app, contract.loadSavedSearch, async ({ actor, params }) =>
    searches.load(memberOf(actor).accountId, params.id),
  );

  bind(app, contract.changeSavedSearch, async ({ actor, params, body }) =>
    searches.change(memberOf(actor).accountId, params.id, body),
  );

  bind(app, contract.deleteSavedSearch, async ({ actor, params }) =>
    searches.remove(memberOf(actor).accountId, params.id),
  );

  bind(app, contract.shareSearch, async ({ actor, body, request }) =>
    links.share(body, { actor, ip: request.clientAddress }),
  );

  bind(app, contract.openSharedSearch, async ({ params }) => links.open(params.id));
}
