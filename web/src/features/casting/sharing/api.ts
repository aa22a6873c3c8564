import { getBoard, getSharedProject, listShares, shareProject } from '@callboard/contract/casting/calls';
import type { SharedWithTalent, SharePreview } from '@callboard/contract/casting/project-shares';
import type { Arguments, Result } from '@callboard/contract/endpoint';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, queryOrNull, refresh } from '../../../shared/lib/api/queries.ts';
import { projectCalls } from '../project-people/index.ts';

const most = 100;

const isSent = (row: Result<typeof listShares>['results'][number]): row is SharedWithTalent =>
  'talent' in row;

/** Who was asked about a character already, with how far they are. */
export const useAsked = (characterId: number | undefined) =>
  useQuery({
    ...query(listShares, { query: { characterId: characterId ?? 0, limit: most } }),
    enabled: characterId !== undefined,
    select: ({ results }) =>
      new Map(
        results
          .filter(isSent)
          .filter(({ status }) => status !== 'closed')
          .map((share) => [share.user_id, share] as const),
      ),
  });

interface Place {
  readonly recruiterId: number;
  readonly projectId: number;
  readonly characterId: number;
}

/** What talents will read. Null where it is not for this recruiter. */
export const useSharePreview = (place: Place) =>
  useQuery(queryOrNull<typeof getSharedProject, SharePreview>(getSharedProject, { query: place }));

/** Safe to retry: nobody is asked twice. */
export const sendShare = (body: Arguments<typeof shareProject>['body']) => api(shareProject, { body });

export const refreshShared = (client: QueryClient): Promise<void> =>
  refresh(client, listShares, getBoard, ...projectCalls);
