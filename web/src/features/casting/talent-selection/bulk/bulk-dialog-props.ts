import type { SelectedTalent } from '../model/selection.ts';

/** Of each dialog that does something with everyone selected. */
export interface BulkDialogProps {
  talents: readonly SelectedTalent[];
  /** Whom the search is for. */
  character: { readonly id: number } | undefined;
  /** Suggested for checking availability. */
  days: { readonly from: string; readonly to: string } | undefined;
  onClose: () => void;
}
