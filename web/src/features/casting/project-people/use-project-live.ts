import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { refresh } from '../../../shared/lib/api/queries.ts';
import { onLive, onLiveConnect } from '../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../shared/lib/refresher.ts';
import { projectCalls } from './api.ts';

/**
 * Keeps everything shown of a project up to date with what its team does, also after a lost connection. `onRemoved`
 * runs when the reader is no longer on it.
 */
export function useProjectLive(projectId: number, onRemoved: () => void): void {
  const client = useQueryClient();
  const leave = useEffectEvent(onRemoved);
  useEffect(() => {
    const readAgain = createRefresher('Could not refresh the project', () =>
      refresh(client, ...projectCalls),
    );
    const stopEvents = onLive('project', ({ project_id, removed }) => {
      if (project_id !== projectId) return;
      if (removed) leave();
      else readAgain();
    });
    const stopConnects = onLiveConnect(readAgain);
    return () => {
      stopEvents();
      stopConnects();
    };
  }, [client, projectId]);
}
