import type { MyJob } from '@callboard/contract/casting/my-jobs';
import type { Database } from '../db/database.ts';

/** A recruiter as talents meet them. */
export interface JobRecruiter {
  readonly user_id: number;
  readonly public_id: string;
  readonly name: string;
  readonly company: string;
  readonly image_key: string | null;
}

interface JobAbout extends Pick<MyJob, 'id' | 'status' | 'character' | 'detail'> {
  /** With the storage key of its poster. */
  readonly project: {
    readonly id: number;
    readonly title: string;
    readonly project_type: string;
    readonly poster: string | null;
  } | null;
  readonly recruiter: JobRecruiter | null;
}

/** What a talent is in, as its feature reads it. */
export interface OpenJobEntry
  extends JobAbout,
    Pick<MyJob, 'turn' | 'city' | 'starts_on' | 'ends_on' | 'fee_paise' | 'fee_per'> {
  readonly since: Date;
  readonly by: Date | null;
}

/** How one ended. */
export interface ClosedJobEntry extends JobAbout {
  readonly ended_at: Date;
  readonly words: string | null;
  /** The recruiter decided about this talent, or the talent did. */
  readonly is_answered: boolean;
  readonly is_cast: boolean;
}

/** What of a feature a talent is in, in one statement each, however much it is. */
export interface MyJobsSource {
  /** Such as share. The interface has words and actions for each. */
  readonly kind: string;
  readonly readOpen: (db: Database, talentId: number, now: Date) => Promise<readonly OpenJobEntry[]>;
  readonly readClosed?: (db: Database, talentId: number, now: Date) => Promise<readonly ClosedJobEntry[]>;
}
