import type { Purchase } from '@callboard/contract/billing/purchases';
import { Check, Hourglass, type LucideIcon, Minus, TriangleAlert, Undo2 } from 'lucide-react';
import type { StatusFamily } from '../../../../shared/ui/status/status-table.ts';

interface StateLook {
  readonly family: StatusFamily;
  readonly icon: LucideIcon;
}

export const purchaseLooks: Record<Purchase['status'], StateLook> = {
  waiting: { family: 'wait', icon: Hourglass },
  paid: { family: 'go', icon: Check },
  failed: { family: 'stop', icon: TriangleAlert },
  cancelled: { family: 'mute', icon: Minus },
  refunded: { family: 'mute', icon: Undo2 },
};
