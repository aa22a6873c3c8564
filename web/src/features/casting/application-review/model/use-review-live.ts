import { getApplication, getJob, listApplications } from '@callboard/contract/casting/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from '../../../../shared/lib/api/queries.ts';
import { onLive, onLiveConnect } from '../../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../../shared/lib/refresher.ts';
import { countsKey, pagesKey } from '../api.ts';

/** Long lists are read again once the team pauses, the figures and who is open right away. */
const quietMs = 1500;

/** Shows who applies and withdraws, and what colleagues do with the applicants. */
export function useReviewLive(jobId: number, projectId: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readFigures = createRefresher('Could not refresh the applicants', async () => {
      await client.invalidateQueries({ queryKey: countsKey(jobId) });
      await client.invalidateQueries({ queryKey: keyOf(getApplication) });
    });
    const readAll = createRefresher('Could not refresh the applicants', () =>
      client.invalidateQueries({ queryKey: pagesKey(jobId) }),
    );
    const soon = () => {
      readFigures();
      clearTimeout(timer);
      timer = setTimeout(readAll, quietMs);
    };
    const stopEvents = onLive('job', ({ job_id }) => {
      if (job_id === jobId) soon();
    });
    const stopRemovals = onLive('project', ({ project_id, removed }) => {
      if (removed && project_id === projectId) void client.invalidateQueries({ queryKey: keyOf(getJob) });
    });
    const stopConnects = onLiveConnect(
      () => void client.invalidateQueries({ queryKey: keyOf(listApplications) }),
    );
    return () => {
      clearTimeout(timer);
      stopEvents();
      stopRemovals();
      stopConnects();
    };
  }, [client, jobId, projectId]);
}
