/** Why something is not saved. */
export type SaveError = 'unreachable' | 'stumbled' | 'frozen' | 'refused';

/** The save status of one record. */
export interface SaveStatus {
  /** Fields that are not saved. */
  readonly unsent: readonly string[];
  /** Invalid fields among them. */
  readonly invalid: readonly string[];
  /** How many more wait for one of those. */
  readonly blocked: number;
  readonly isSending: boolean;
  readonly errors: readonly SaveError[];
}

/** The status of several records together. */
export const mergeStatuses = (statuses: readonly SaveStatus[]): SaveStatus => ({
  unsent: statuses.flatMap(({ unsent }) => unsent),
  invalid: statuses.flatMap(({ invalid }) => invalid),
  blocked: statuses.reduce((sum, { blocked }) => sum + blocked, 0),
  isSending: statuses.some(({ isSending }) => isSending),
  errors: statuses.flatMap(({ errors }) => errors),
});

/** The one thing to show. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'waiting' | 'refused' | 'faulty' | 'frozen';

export function saveStateOf(status: SaveStatus, isOnline: boolean): SaveState {
  const { unsent, invalid, blocked, isSending, errors } = status;
  const waiting = unsent.length - invalid.length - blocked;
  if (waiting > 0 && errors.includes('frozen')) return 'frozen';
  if (waiting > 0 && (!isOnline || errors.includes('unreachable'))) return 'offline';
  if (waiting > 0 && errors.includes('stumbled')) return 'waiting';
  if (waiting > 0 && errors.includes('refused')) return 'refused';
  if (isSending || waiting > 0) return 'saving';
  return invalid.length > 0 ? 'faulty' : 'saved';
}
