import * as contract from '@callboard/contract/site/reference';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { callerHas } from '../../../platform/http/cacheable.ts';
import { wholeList } from '../../../platform/http/list.ts';
import type { ReferenceService } from './reference.service.ts';

export function referenceRoutes(app: FastifyInstance, service: ReferenceService): void {
  bind(app, contract.getMasterData, async ({ request, reply }) => {
    const { json, etag } = await service.masterData();
    const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';
    if (callerHas({ request, reply }, etag, cacheControl)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  bind(app, contract.getHobbies, async () => wholeList(await service.hobbies()));
  bind(app, contract.getSkills, async () => wholeList(await service.skills()));
  bind(app, contract.getProjectTypes, async () => wholeList(await service.projectTypes()));
  bind(app, contract.getProjectTypesForProjects, async () => wholeList(await service.projectTypes()));
  bind(app, contract.getProjectTypesForJobs, async () => wholeList(await service.projectTypes()));
  bind(app, contract.getCities, async () => wholeList(await service.cities()));
  bind(app, contract.getCity, ({ params }) => service.city(params.id));
  bind(app, contract.getCitiesOfCountry, async ({ params }) =>
    wholeList(await service.citiesOfCountry(params.id)),
  );
  bind(app, contract.filterSkills, async ({ body }) =>
    wholeList(await service.searchSkills(body.skill_name)),
  );
  bind(app, contract.filterHobbies, async ({ body }) =>
    wholeList(await service.searchHobbies(body.hobby_name)),
  );
}
