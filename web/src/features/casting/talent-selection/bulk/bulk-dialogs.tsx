import '../i18n.ts';
import type { SelectedTalent } from '../model/selection.ts';
import { BulkAvailabilityDialog } from './bulk-availability-dialog.tsx';
import { BulkMessageDialog } from './bulk-message-dialog.tsx';
import { BulkUnlockDialog } from './bulk-unlock-dialog.tsx';

export type BulkAction = 'unlock' | 'check' | 'message';

export interface BulkDialogProps {
  talents: readonly SelectedTalent[];
  /** Whom the search is for. */
  character: { readonly id: number } | undefined;
  /** Suggested for checking availability. */
  days: { readonly from: string; readonly to: string } | undefined;
  onClose: () => void;
}

const dialogs = {
  unlock: BulkUnlockDialog,
  check: BulkAvailabilityDialog,
  message: BulkMessageDialog,
} as const;

export default function BulkDialog({ action, ...props }: BulkDialogProps & { action: BulkAction }) {
  const Shown = dialogs[action];
  return <Shown {...props} />;
}
