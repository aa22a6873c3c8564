import type { Batch } from './batch.ts';
import { dateOn } from './calendar.ts';
import type { DemoContext } from './context.ts';

const answers = ['asked', 'available'] as const;

/**
 * Of the recruiters who unlocked the demo talent, the last one waits for a reply and the one before has one.
 */
export function addDemoTalentQuestions(batch: Batch, { people, today }: DemoContext): void {
  const demoTalent = people[0]?.id;
  const unlocks = batch.unlock
    .filter(({ talent_id, recruiter_id }) => talent_id === demoTalent && recruiter_id !== 1)
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
