import * as listing from '@callboard/contract/casting/project-lists';
import * as contract from '@callboard/contract/casting/projects';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { ProjectCreation } from './create-project.service.ts';
import type { ProjectLists } from './project-list.service.ts';
import type { ProjectSummary } from './project-summary.service.ts';
import type { PublicProjects } from './public-projects.service.ts';
import type { ProjectChanges } from './update-project.service.ts';

interface ProjectServices {
  readonly creation: ProjectCreation;
  readonly changes: ProjectChanges;
  readonly lists: ProjectLists;
  readonly publicProjects: PublicProjects;
  readonly summary: ProjectSummary;
}

export function projectRoutes(app: FastifyInstance, services: ProjectServices): void {
  const { creation, changes, lists, publicProjects, summary } = services;
  bind(app, contract.createProject, ({ actor, body }) => creation.create(actor, body));
  bind(app, listing.listProjects, ({ actor, query }) => lists.list(actor, query));
  bind(app, contract.getProject, ({ actor, params }) => lists.find(actor, params.id));
  bind(app, contract.updateProject, ({ actor, params, body }) => changes.update(actor, params.id, body));
  bind(app, contract.deleteDraftProject, ({ actor, params }) => creation.deleteDraft(actor, params.id));
  bind(app, listing.listOpenAuditions, async ({ actor, params }) =>
    lists.listOpenAuditions(ownAccount(actor, params.id).accountId),
  );
  bind(app, listing.listActiveProjects, async ({ actor, params }) =>
    lists.listActive(ownAccount(actor, params.id).accountId),
  );
  bind(app, listing.listPublicProjects, ({ params, query }) => publicProjects.list(params, query));
  bind(app, listing.listClosedProjects, ({ actor, query }) => lists.listClosed(actor, query));
  bind(app, listing.listProjectSummary, async ({ actor, query }) =>
    summary.list(ownAccount(actor, query.recruiterId).accountId, query),
  );
  bind(app, listing.exportProjectSummary, async ({ actor, query }) =>
    summary.export(ownAccount(actor, query.recruiterId).accountId, query),
  );
}
