import type { UserRecord } from '@callboard/contract/accounts/settings';
import { createContext, useContext } from 'react';
import type { ContactKind } from '../../contact-codes/index.ts';

interface SettingsContextValue {
  /** As saved on the server. */
  readonly record: UserRecord;
  readonly isFrozen: boolean;
  /** Saves one address and leaves other unsaved changes alone. */
  readonly saveContact: (kind: ContactKind, address: string) => void;
  /** Saves the current address again, which cancels the pending one. */
  readonly revertContact: (kind: ContactKind, address: string) => void;
  readonly isSaving: boolean;
}

export const SettingsContext = createContext<SettingsContextValue | undefined>(undefined);

export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('Settings are shown inside their page only');
  return value;
}
