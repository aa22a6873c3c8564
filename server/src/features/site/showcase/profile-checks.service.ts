import { showcasePhotoWidth } from '@callboard/contract/people/media';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import * as queries from './profile-checks.queries.ts';
import { profileChecked } from './showcase.events.ts';

interface Decision {
  readonly talentId: number;
  /** Null: by a server command. */
  readonly adminId: number | null;
}

interface Checked {
  readonly agrees: boolean;
  readonly isShown: boolean;
}

/** Decides who may be in the showcase: staff checked the profile with its current cover. */
export function createProfileChecks({ db, events }: { db: Database; events: EventRecorder }) {
  const decide = (
    { talentId, adminId }: Decision,
    passed: boolean,
    refuse: (cover: Cover | undefined) => string | undefined,
  ) =>
    db.transaction().execute(async (trx): Promise<Checked> => {
      const profile = await queries.lockProfile(trx, talentId);
      if (!profile) throw new ProblemError('NOT_FOUND');
      const obstacle = refuse(profile.cover);
      if (obstacle) throw new ProblemError('CONFLICT', { detail: obstacle });
      await queries.insertCheck(trx, {
        talent_id: talentId,
        passed,
        cover_asset_id: profile.cover?.id ?? null,
        decided_by: adminId,
      });
      await events.record(trx, profileChecked, { talentId, passed });
      const isShown = await queries.isInShowcase(trx, talentId);
      return { agrees: profile.agrees_to_showcase, isShown };
    });

  return {
    check: (decision: Decision) => decide(decision, true, obstacleTo),
    uncheck: (decision: Decision) => decide(decision, false, () => undefined),
  };
}

type Cover = NonNullable<NonNullable<Awaited<ReturnType<typeof queries.lockProfile>>>['cover']>;

const obstacleTo = (cover: Cover | undefined): string | undefined => {
  if (!cover) return 'The profile has no cover photo.';
  if (cover.state !== 'ready') return 'The cover photo is not ready yet.';
  if ((cover.width ?? 0) < showcasePhotoWidth) {
    return `The cover photo is only ${cover.width} px wide; it takes ${showcasePhotoWidth}.`;
  }
  return undefined;
};
