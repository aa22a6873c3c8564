import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { EventHandler } from '../events/event.ts';
import type { Job } from '../jobs/job.ts';
import type { LiveKind } from '../live/live-kind.ts';
import type { ClosingPart } from './closing-part.ts';
import type { DeskSource } from './desk-source.ts';
import type { EmailKind, Emails } from './email.ts';
import type { JobClosing } from './job-closing.ts';
import type { MyJobsSource } from './my-jobs-source.ts';
import type { NotificationKind } from './notification.ts';
import type { PersonalData } from './personal-data.ts';

interface HandlerNeeds {
  readonly db: Database;
  readonly emails: Emails;
  readonly publicUrl: string;
}

/**
 * What the server needs to know about a feature. Listed in server/src/features.ts, where dependencies are
 * type-checked.
 */
export interface Feature<RouteNeeds = unknown, WorkNeeds = unknown> {
  readonly routes?: (app: FastifyInstance, needs: RouteNeeds) => void | Promise<void>;
  readonly jobs?: (needs: WorkNeeds) => readonly Job[];
  /** Event handlers besides notifications. */
  readonly handlers?: (needs: HandlerNeeds) => readonly EventHandler[];
  readonly notifications?: readonly NotificationKind[];
  readonly emails?: readonly EmailKind<never>[];
  /** Live events for open pages. */
  readonly live?: (needs: WorkNeeds) => readonly LiveKind[];
  /** What is still open when a project closes. */
  readonly closing?: (needs: WorkNeeds) => readonly ClosingPart[];
  /** What is still open when a job closes. */
  readonly jobClosing?: (needs: WorkNeeds) => readonly JobClosing[];
  /** What waits for a recruiter, on their dashboard. */
  readonly desk?: (needs: WorkNeeds) => readonly DeskSource[];
  /** What a talent is in, on My Jobs. */
  readonly myJobs?: (needs: WorkNeeds) => readonly MyJobsSource[];
  readonly personalData?: PersonalData;
}

export const feature = <RouteNeeds, WorkNeeds>(
  manifest: Feature<RouteNeeds, WorkNeeds>,
): Feature<RouteNeeds, WorkNeeds> => manifest;
