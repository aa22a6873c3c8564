import type { UserRecord } from '@callboard/contract/accounts/settings';
import { createContext, useContext } from 'react';
import type { ContactKind } from '../api.ts';

interface SettingsContextValue {
  /** What the server has. */
  readonly record: UserRecord;
  /** What a freeze holds back; the rest stays open. */
  readonly isFrozen: boolean;
  /** Saves one address alone and leaves everything else on the page as it is. */
  readonly saveContact: (kind: ContactKind, address: string) => void;
  /** Whoever sends the address they have keeps it: the new one no longer waits. */
  readonly keepContact: (kind: ContactKind, address: string) => void;
  readonly isSaving: boolean;
}

export const SettingsContext = createContext<SettingsContextValue | undefined>(undefined);

export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('Settings are shown inside their page only');
  return value;
}
