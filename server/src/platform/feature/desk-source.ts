import type { DeskTask } from '@callboard/contract/casting/desk';
import type { Database } from '../db/database.ts';

export interface DeskFace {
  readonly name: string;
  /** The storage key of the picture. */
  readonly portrait: string | null;
}

/** A task as its feature reads it. The desk adds the kind and the addresses of the pictures. */
export interface DeskEntry extends Pick<DeskTask, 'project' | 'character' | 'talent' | 'detail' | 'count'> {
  /** The latest first. */
  readonly faces: readonly DeskFace[];
  readonly since: Date;
  readonly by: Date | null;
}

export interface DeskNews {
  readonly count: number;
  /** The latest first. */
  readonly people: readonly (DeskFace & { readonly publicId: string; readonly at: Date })[];
}

/** What waits for a recruiter in one feature, in one statement, however much it is. */
export interface DeskSource {
  /** Such as applications. The interface has words and an action for each. */
  readonly kind: string;
  readonly read: (db: Database, recruiterId: number, now: Date) => Promise<readonly DeskEntry[]>;
  /** Who applied or replied since, whether or not it was looked at. */
  readonly news?: {
    readonly counts: 'applications' | 'replies';
    readonly read: (db: Database, recruiterId: number, since: Date) => Promise<DeskNews>;
  };
}
