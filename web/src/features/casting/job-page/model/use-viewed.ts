import { viewJob } from '@callboard/contract/casting/calls';
import { useEffect } from 'react';
import { api } from '../../../../shared/lib/api/client.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useIsVisible } from '../../../../shared/lib/use-is-visible.ts';

const key = 'callboard-jobs-viewed';
const today = () => new Date().toISOString().slice(0, 10);

/** What this browser viewed today without an account: the day, then the jobs. */
const readViewed = (): string[] => {
  try {
    const [day, ...viewed] = window.localStorage.getItem(key)?.split(' ') ?? [];
    return day === today() ? viewed : [];
  } catch {
    return [];
  }
};

const writeViewed = (viewed: readonly string[]): void => {
  try {
    window.localStorage.setItem(key, [today(), ...viewed].join(' '));
  } catch {
    // Storage may be blocked. The server has limits of its own.
  }
};

async function tellAsGuest(id: string): Promise<void> {
  if (readViewed().includes(id)) return;
  writeViewed([...readViewed(), id]);
  try {
    await api(viewJob, { params: { id } });
  } catch (error) {
    writeViewed(readViewed().filter((viewed) => viewed !== id));
    throw error;
  }
}

/** The page of a job counts once it is in front of somebody: a guest once a day and browser, a recruiter never. */
export function useViewed(id: string): void {
  const { user, status } = useSession();
  const isVisible = useIsVisible();
  const reader = user ? user.user_type : 'guest';
  const isShown = isVisible && status === 'loaded' && reader !== 2;
  useEffect(() => {
    if (!isShown) return;
    const told = reader === 'guest' ? tellAsGuest(id) : api(viewJob, { params: { id } });
    told.catch((error: unknown) => logProblem('The view was not counted', error));
  }, [isShown, reader, id]);
}
