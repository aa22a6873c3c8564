import {
  changeClientLink,
  createClientLink,
  exportShortlists,
  getClientAnswers,
  listClientLinks,
  listScenarios,
  makeContactSheet,
  planClientLink,
  previewClientLink,
  revokeClientLink,
} from '@callboard/contract/casting/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, useCall } from '../../../shared/lib/api/queries.ts';
import { saveFile } from '../../../shared/lib/files/save-file.ts';

/** What a change of a link makes stale. */
export const linkCalls = [listClientLinks] as const;

export const useClientLinks = (projectId: number) =>
  useQuery(query(listClientLinks, { query: { project_id: projectId } }));

export const useScenarioNames = (projectId: number) =>
  useQuery({
    ...query(listScenarios, { params: { id: projectId } }),
    select: ({ scenarios }) => scenarios.map(({ id, name }) => ({ id, name })),
  });

export const useLinkAnswers = (linkId: number) =>
  useQuery(query(getClientAnswers, { params: { id: linkId } }));

export type LinkContent = Arguments<typeof planClientLink>['body'];

/** Whom a link would show. While the choice changes, what was known before. */
export const useLinkPlan = (body: LinkContent, isNew: boolean) =>
  useQuery({ ...query(planClientLink, { body }), enabled: isNew, placeholderData: keepPreviousData });

export type NewLinkBody = Arguments<typeof createClientLink>['body'];
export type ChangedLinkBody = Arguments<typeof changeClientLink>['body'];

export const sendNewLink = (body: NewLinkBody) => api(createClientLink, { body });

export const sendLinkChange = (id: number, body: ChangedLinkBody) =>
  api(changeClientLink, { params: { id }, body });

export const useRevokeLink = () => useCall(revokeClientLink, { refresh: linkCalls });

export const usePreviewLink = () => useCall(previewClientLink);

export const useContactSheet = () => useCall(makeContactSheet, { onSuccess: saveFile });

export const useShortlistExport = () => useCall(exportShortlists, { onSuccess: saveFile });
