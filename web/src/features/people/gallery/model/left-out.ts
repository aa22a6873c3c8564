/** Why a chosen file is not uploaded. */
export type Fault = 'tooLarge' | 'wrongKind' | 'full' | 'already';

export interface LeftOut {
  readonly name: string;
  readonly fault: Fault;
}
