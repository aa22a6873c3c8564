import type { Batch } from './batch.ts';
import { dateOn } from './calendar.ts';
import type { Stage } from './stage.ts';

const answers = ['asked', 'available'] as const;

/** Of those who unlocked the star, the last one waits for an answer and the one before has got it. */
export function askStar(batch: Batch, { people, today }: Stage): void {
  const star = people[0]?.id;
  const unlocks = batch.unlock
    .filter(({ talent_id, recruiter_id }) => talent_id === star && recruiter_id !== 1)
    .sort((one, other) => other.unlocked_at.localeCompare(one.unlocked_at));
  for (const [index, status] of answers.entries()) {
    const unlock = unlocks[index];
    if (!unlock) return;
    const { recruiter_id, talent_id, unlocked_at } = unlock;
    batch.availability_question.push({
      recruiter_id,
      talent_id,
      starts_on: dateOn(today, 20 + 112 * index),
      ends_on: dateOn(today, 38 + 112 * index),
      status,
      asked_at: unlocked_at,
      settled_at: status === 'asked' ? null : new Date(Date.parse(unlocked_at) + 2 * 3_600_000).toISOString(),
    });
  }
}
