import type { TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import type { MasterData } from '@callboard/contract/site/reference';
import { createContext, useContext } from 'react';
import type { Wizard } from './wizard.ts';

interface WizardContextValue {
  readonly wizard: Wizard;
  /** What the server has last told, for everything that is no field. */
  readonly payload: TalentPayload;
  readonly keep: (change: (payload: TalentPayload) => TalentPayload) => void;
  readonly lists: MasterData;
  /** Under a freeze everything can be read and nothing changed. */
  readonly isReadOnly: boolean;
}

export const WizardContext = createContext<WizardContextValue | undefined>(undefined);

export function useWizard(): WizardContextValue {
  const value = useContext(WizardContext);
  if (!value) throw new Error('The pages of the wizard are shown inside it only');
  return value;
}
