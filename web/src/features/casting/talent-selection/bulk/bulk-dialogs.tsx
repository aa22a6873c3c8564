import '../i18n.ts';
import { useState } from 'react';
import { ShortlistDialog } from '../../shortlists/index.ts';
import { BulkAvailabilityDialog } from './bulk-availability-dialog.tsx';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { BulkMessageDialog } from './bulk-message-dialog.tsx';
import { BulkUnlockDialog } from './bulk-unlock-dialog.tsx';

export type BulkAction = 'shortlist' | 'unlock' | 'check' | 'message';

/** As many as are selected, for as many characters as are chosen. */
function BulkShortlistDialog({ talents, character, onClose }: BulkDialogProps) {
  const [listed] = useState(() =>
    talents.map(({ user_id, name, photo }) => ({ user_id, name, image: photo ?? null })),
  );
  return <ShortlistDialog talents={listed} character={character} onClose={onClose} />;
}

const dialogs = {
  shortlist: BulkShortlistDialog,
  unlock: BulkUnlockDialog,
  check: BulkAvailabilityDialog,
  message: BulkMessageDialog,
} as const;

export default function BulkDialog({ action, ...props }: BulkDialogProps & { action: BulkAction }) {
  const Shown = dialogs[action];
  return <Shown {...props} />;
}
