/** Why something is not saved. */
export type SaveError = 'unreachable' | 'stumbled' | 'frozen' | 'refused';

/** The save status of one record. */
export interface SaveStatus {
  /** Fields that are not saved. */
  readonly unsent: readonly string[];
  /** Invalid fields among them. */
  readonly faulty: readonly string[];
  /** How many more wait for one of those. */
  readonly held: number;
  readonly isSending: boolean;
  readonly errors: readonly SaveError[];
}

/** The status of several records together. */
export const together = (statuses: readonly SaveStatus[]): SaveStatus => ({
  unsent: statuses.flatMap(({ unsent }) => unsent),
  faulty: statuses.flatMap(({ faulty }) => faulty),
  held: statuses.reduce((sum, { held }) => sum + held, 0),
  isSending: statuses.some(({ isSending }) => isSending),
  errors: statuses.flatMap(({ errors }) => errors),
});

/** The one thing to show. */
export type SaveMark = 'saved' | 'saving' | 'offline' | 'waiting' | 'refused' | 'faulty' | 'frozen';

export function saveMark(status: SaveStatus, isOnline: boolean): SaveMark {
  const { unsent, faulty, held, isSending, errors } = status;
  const waiting = unsent.length - faulty.length - held;
  if (waiting > 0 && errors.includes('frozen')) return 'frozen';
  if (waiting > 0 && (!isOnline || errors.includes('unreachable'))) return 'offline';
  if (waiting > 0 && errors.includes('stumbled')) return 'waiting';
  if (waiting > 0 && errors.includes('refused')) return 'refused';
  if (isSending || waiting > 0) return 'saving';
  return faulty.length > 0 ? 'faulty' : 'saved';
}
