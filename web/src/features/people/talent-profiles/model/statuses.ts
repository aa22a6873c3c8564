import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import { dayInIndia, isFreeOn } from './availability.ts';
import type { Words } from './facts.ts';
import { openedOf, type TalentView, wholeOf } from './talent-view.ts';

export interface ShownStatus {
  readonly name: StatusName;
  /** Says more than the word of the status alone. */
  readonly text?: string;
}

function availabilityOf(view: TalentView, t: Words, now: Date): ShownStatus[] {
  const opened = openedOf(view);
  if (!opened) return [];
  return isFreeOn(dayInIndia(now), opened.unavailable_dates)
    ? [{ name: 'available' }]
    : [{ name: 'notAvailable', text: t('status.notAvailable') }];
}

function ownStandingOf(view: TalentView): ShownStatus[] {
  if (view.as !== 'own') return [];
  if (!view.talent.is_profile_creation_completed) return [{ name: 'draft' }];
  return view.talent.isFreezed ? [{ name: 'frozen' }] : [];
}

/** The chips under the name. A guest gets none. */
export function statusesOf(view: TalentView, t: Words, now = new Date()): ShownStatus[] {
  const whole = wholeOf(view);
  if (!whole) return [];
  return [
    ...ownStandingOf(view),
    ...availabilityOf(view, t, now),
    ...(view.as === 'unlocked' ? [{ name: 'unlocked' } as const] : []),
    ...(whole.is_id_verified ? [{ name: 'confirmed', text: t('status.identity') } as const] : []),
  ];
}
