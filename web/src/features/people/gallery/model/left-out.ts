/** Why a chosen file is not uploaded. */
export type LeftOutReason = 'tooLarge' | 'wrongKind' | 'full' | 'already';

export interface LeftOut {
  readonly name: string;
  readonly error: LeftOutReason;
}
