import { type ChangeTypeName, changeTypes } from '@callboard/contract/billing/credits';
import {
  CreditCard,
  Gift,
  KeyRound,
  type LucideIcon,
  PencilLine,
  Timer,
  Undo2,
  UsersRound,
} from 'lucide-react';
import type { StatusFamily } from '../../../../shared/ui/status/status-table.ts';

interface ChangeStyle {
  readonly family: StatusFamily;
  readonly icon: LucideIcon;
}

/** Gains are green, the rest is muted. */
export const changeStyles: Record<ChangeTypeName, ChangeStyle> = {
  unlock: { family: 'mute', icon: KeyRound },
  purchase: { family: 'go', icon: CreditCard },
  refund: { family: 'go', icon: Undo2 },
  bonus: { family: 'go', icon: Gift },
  referral: { family: 'go', icon: UsersRound },
  adjustment: { family: 'mute', icon: PencilLine },
  expiry: { family: 'mute', icon: Timer },
};

/** In the order of the filter. */
export const changeKinds = [
  'unlock',
  'purchase',
  'refund',
  'bonus',
  'referral',
  'adjustment',
  'expiry',
] as const satisfies readonly ChangeTypeName[];

/** Unknown types are shown as adjustments. */
export const kindOf = (changeType: number): ChangeTypeName =>
  changeKinds.find((name) => changeTypes[name] === changeType) ?? 'adjustment';
