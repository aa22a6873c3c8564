import * as contract from '@callboard/contract/site/reference';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { callerHas } from '../../../platform/http/cacheable.ts';
import { fullList } from '../../../platform/http/list.ts';
import type { ReferenceService } from './reference.service.ts';

export function referenceRoutes(app: FastifyInstance, service: ReferenceService): void {
  bind(app, contract.getMasterData, async ({ request, reply }) => {
    const { json, etag } = await service.masterData();
    const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';
    if (callerHas({ request, reply }, etag, cacheControl)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  bind(app, contract.getHobbies, async () => fullList(await service.hobbies()));
  bind(app, contract.getSkills, async () => fullList(await service.skills()));
  bind(app, contract.getProjectTypes, async () => fullList(await service.projectTypes()));
  bind(app, contract.getProjectTypesForProjects, async () => fullList(await service.projectTypes()));
  bind(app, contract.getProjectTypesForJobs, async () => fullList(await service.projectTypes()));
  bind(app, contract.getCities, async () => fullList(await service.cities()));
  bind(app, contract.searchCities, async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=86400');
    return fullList(await service.searchCities(query));
  });
  bind(app, contract.getCity, ({ params }) => service.city(params.id));
  bind(app, contract.getCitiesOfCountry, async ({ params }) =>
    fullList(await service.citiesOfCountry(params.id)),
  );
  bind(app, contract.filterSkills, async ({ body }) => fullList(await service.searchSkills(body.skill_name)));
  bind(app, contract.filterHobbies, async ({ body }) =>
    fullList(await service.searchHobbies(body.hobby_name)),
  );
}
