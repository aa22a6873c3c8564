import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import { dayInIndia, isFreeOn } from '../model/availability.ts';
import type { Words } from '../model/facts.ts';
import { lineOf } from '../model/profile-line.ts';
import { openedOf, type TalentView, wholeOf } from '../model/talent-view.ts';
import classes from './identity.module.css';

interface ShownStatus {
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
function statusesOf(view: TalentView, t: Words, now = new Date()): ShownStatus[] {
  const whole = wholeOf(view);
  if (!whole) return [];
  return [
    ...ownStandingOf(view),
    ...availabilityOf(view, t, now),
    ...(view.as === 'unlocked' ? [{ name: 'unlocked' } as const] : []),
    ...(whole.is_id_verified ? [{ name: 'confirmed', text: t('status.identity') } as const] : []),
  ];
}

/** Longer ones are folded: the facts below must not be a page away. */
const longBio = 560;
const longName = 24;

function Bio({ text }: { text: string }) {
  const { t } = useTranslation('talentProfile');
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > longBio;
  return (
    <>
      <p className={classes.bio} data-folded={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'fewer' : 'readAll')}
        </button>
      )}
    </>
  );
}

/** Who this is: the name, one line, how things stand, and their own words. */
export function Identity({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const { name } = view.talent;
  const line = lineOf(view, t);
  const statuses = statusesOf(view, t);
  const about = wholeOf(view)?.about?.trim();
  return (
    <header>
      <h1 className={classes.name} data-long={name.length > longName || undefined}>
        {name}
      </h1>
      {line && <p className={classes.line}>{line}</p>}
      {statuses.length > 0 && (
        <ul className={classes.statuses}>
          {statuses.map(({ name: status, text }) => (
            <li key={status}>{text ? <Status name={status}>{text}</Status> : <Status name={status} />}</li>
          ))}
        </ul>
      )}
      {about && <Bio text={about} />}
    </header>
  );
}
