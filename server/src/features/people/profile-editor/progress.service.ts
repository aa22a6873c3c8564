import type { Parsed } from '@callboard/contract/endpoint';
import type { changeTalentProgress } from '@callboard/contract/people/profile-editor/payload';
import {
  lastWizardPage,
  type TalentProgress,
} from '@callboard/contract/people/profile-editor/publishing-needs';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { lockTalent, publish, updateProgress } from './progress.queries.ts';
import { assertComplete, readProgress } from './read-progress.ts';
import { talentPublished } from './talents.events.ts';

type Change = Parsed<typeof changeTalentProgress>['body'];

export function createProgress({ db, events }: { db: Database; events: EventRecorder }) {
  const complete = async (trx: Database, talentId: number, isComplete: boolean) => {
    if (isComplete) return;
    await assertComplete(trx, talentId);
    await publish(trx, talentId);
    await updateProgress(trx, talentId, { last_activity_page: lastWizardPage });
    await events.record(trx, talentPublished, { talentId });
  };

  return {
    async change(talentId: number, change: Change): Promise<TalentProgress> {
      await db.transaction().execute(async (trx) => {
        const talent = await lockTalent(trx, talentId);
        if (!talent) throw new ProblemError('NOT_FOUND');
        const { is_profile_creation_completed: wanted, last_activity_page, show_to_recruiters } = change;
        const isComplete = talent.completed_at !== null;
        if (wanted === false && isComplete) {
          throw invalidField(
            'is_profile_creation_completed',
            'You can’t unpublish a profile. Hide it from recruiters instead.',
          );
        }
        if (last_activity_page !== undefined || show_to_recruiters !== undefined) {
          await updateProgress(trx, talentId, { last_activity_page, show_to_recruiters });
        }
        if (wanted) await complete(trx, talentId, isComplete);
      });
      return readProgress(db, talentId);
    },
  };
}
