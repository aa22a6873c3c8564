import { todayInIndia } from '@callboard/contract/people/ages';
import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { listCurrentQuestions, toQuestion } from '../../messaging/notifications/index.ts';
import { readProgress } from '../profile-editor/index.ts';
import { countVisitors, listUnlocksByDay, listViewsByDay, listVisitors } from '../profile-visits/index.ts';
import { toDays, toVisitor } from './dashboard.mapper.ts';
import { readFacts } from './dashboard.queries.ts';
import { strengthOf } from './strength.policy.ts';

const daysShown = 14;
const maxVisitors = 50;
const maxQuestions = 20;
const dayMs = 86_400_000;

interface DashboardOptions {
  readonly db: Database;
  readonly photoUrl: (key: string) => Promise<string>;
}

/** Today in India and the days before it, oldest first. */
const lastDays = (now: number) =>
  Array.from({ length: daysShown }, (_, index) =>
    todayInIndia(new Date(now - (daysShown - 1 - index) * dayMs)),
  );

export function createTalentDashboard({ db, photoUrl }: DashboardOptions) {
  const readViews = async (talentId: number): Promise<TalentDashboard['looks']> => {
    const shown = lastDays(Date.now());
    const time = { from: shown[0] ?? '', to: shown.at(-1) ?? '' };
    const days = toDays(
      shown,
      await listViewsByDay(db, talentId, time),
      await listUnlocksByDay(db, talentId, time),
    );
    const visitors = await listVisitors(db, talentId, time, maxVisitors);
    return {
      ...time,
      views: days.reduce((sum, { views }) => sum + views, 0),
      unlocks: days.reduce((sum, { unlocks }) => sum + unlocks, 0),
      days,
      visitors: await Promise.all(visitors.map((row) => toVisitor(row, photoUrl))),
      total_visitors: await countVisitors(db, talentId, time),
    };
  };

  const readQuestions = async (talentId: number): Promise<TalentDashboard['questions']> => {
    const rows = await listCurrentQuestions(db, talentId, maxQuestions);
    return Promise.all(rows.map((row) => toQuestion(row, photoUrl)));
  };

  return {
    async read(talentId: number): Promise<TalentDashboard> {
      const facts = await readFacts(db, { talentId });
      if (!facts) throw new ProblemError('NOT_FOUND');
      const { photos, videos, audios, past_work, measures, confirmed_on } = facts;
      return {
        strength: strengthOf(facts),
        progress: await readProgress(db, talentId),
        counts: {
          photos,
          videos,
          audios,
          past_work,
          measures_confirmed_on: measures > 0 ? confirmed_on : null,
        },
        questions: await readQuestions(talentId),
        looks: await readViews(talentId),
      };
    },
  };
}
export type TalentDashboardService = ReturnType<typeof createTalentDashboard>;
