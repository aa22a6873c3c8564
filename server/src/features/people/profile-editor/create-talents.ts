import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createBody } from './body.service.ts';
import { createPastWork } from './past-work.service.ts';
import { createPayload, type ProfileFeatures } from './payload.service.ts';
import { createProgress } from './progress.service.ts';
import { createSkills } from './skills.service.ts';

interface TalentsOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
  readonly profileFeatures: ProfileFeatures;
}

export const createTalents = (options: TalentsOptions) => ({
  payload: createPayload(options),
  progress: createProgress(options),
  skills: createSkills(options),
  body: createBody(options),
  pastWork: createPastWork(options),
});
export type Talents = ReturnType<typeof createTalents>;
