import type { SelectedTalent } from './selection.ts';

export type BulkAction = 'shortlist' | 'unlock' | 'check' | 'message';

export interface BulkDialogProps {
  talents: readonly SelectedTalent[];
  /** Whom the search is for. */
  character: { readonly id: number } | undefined;
  /** Suggested for checking availability. */
  days: { readonly from: string; readonly to: string } | undefined;
  onClose: () => void;
}
