import type { DeskTask } from '@callboard/contract/casting/desk';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';

const dayMs = 86_400_000;
export const taskDays = ['today', 'tomorrow', 'week', 'later'] as const;
export type TaskDay = (typeof taskDays)[number];

/** Until when it can wait. What never lapses is for today. */
export function dayOfTask({ by }: Pick<DeskTask, 'by'>, now = Date.now()): TaskDay {
  if (by === null) return 'today';
  const day = dayInIndia(by);
  if (day <= dayInIndia(now)) return 'today';
  if (day === dayInIndia(now + dayMs)) return 'tomorrow';
  return day <= dayInIndia(now + 7 * dayMs) ? 'week' : 'later';
}

/** In the order of the server: the soonest first. */
export function tasksByDay(tasks: readonly DeskTask[], now = Date.now()): Record<TaskDay, DeskTask[]> {
  const days: Record<TaskDay, DeskTask[]> = { today: [], tomorrow: [], week: [], later: [] };
  for (const task of tasks) days[dayOfTask(task, now)].push(task);
  return days;
}
