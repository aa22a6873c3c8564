import type { DB } from '../db/database.gen.ts';
import type { Database } from '../db/database.ts';
import type { EventRecorder } from '../events/event-recorder.ts';

/** Whose data it is. */
export interface DataOwner {
  readonly id: number;
  readonly kind: 'talent' | 'recruiter';
  readonly email: string | null;
  readonly email_verified_at: Date | null;
  readonly mobile: string | null;
  readonly mobile_verified_at: Date | null;
  readonly created_at: Date;
}

/** An account that was closed and is being erased. */
export interface LeavingAccount {
  readonly id: number;
  readonly public_id: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly mobile: string | null;
  readonly pending_email: string | null;
  readonly pending_mobile: string | null;
  readonly closed_at: Date;
}

/** A file of the downloadable archive. Several features may contribute to one. */
export interface Chapter {
  readonly file: `${string}.json`;
  readonly of: 'everybody' | 'talent' | 'recruiter';
  /** What it contains, for the archive's index; set by one of its writers. */
  readonly about?: string;
  readonly read: (db: Database, owner: DataOwner) => Promise<unknown>;
}

interface PersonalColumn {
  /** Where a person finds it in their archive. */
  readonly archive: Chapter['file'] | `left out: ${string}`;
  /** What happens to the row when the person is erased. Rows that stay are anonymised: see `empty`. */
  readonly erasing: 'deleted' | 'deleted last' | `kept: ${string}`;
}

/** What a feature stores about people, for the archive and for erasure. */
export interface PersonalData {
  /** Every column of its tables that points at a person, as table.column. */
  readonly columns?: Readonly<Record<`${keyof DB & string}.${string}`, PersonalColumn>>;
  readonly chapters?: readonly Chapter[];
  /** The keys of files that exist only because of this person. */
  readonly files?: (trx: Database, accountId: number) => Promise<readonly (string | null)[]>;
  /** Anonymises rows that stay, including those without an account id. Others may have to know what ends with it. */
  readonly empty?: (
    trx: Database,
    account: LeavingAccount,
    events: Pick<EventRecorder, 'record'>,
  ) => Promise<unknown>;
}

export const columnsOf = ({ columns = {} }: PersonalData) =>
  Object.entries(columns).map(([place, column]) => {
    const [table = '', owner = ''] = place.split('.');
    return { place, table, owner, ...column };
  });
