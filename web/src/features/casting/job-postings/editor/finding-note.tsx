import type { JobFinding } from '@callboard/contract/casting/job-fields';
import { postersChecks } from '@callboard/contract/casting/job-fields';
import { Lightbulb, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { jobEditor } from '../../../../shared/i18n/en/job-editor.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import classes from './finding-note.module.css';

type FigureKey = keyof typeof jobEditor.evidence;
const figureNames: Readonly<Record<string, FigureKey>> = {
  fee_per_day_paise: 'fee',
  usual_per_day_paise: 'usual',
  usual_low_paise: 'low',
  usual_high_paise: 'high',
};

/** The words in question quoted, and amounts compared. Figures that have no name are left out. */
function Evidence({ evidence }: Pick<JobFinding, 'evidence'>) {
  const { t } = useTranslation('jobEditor');
  const entries = Object.entries(evidence);
  const quoted = entries.flatMap(([key, value]) => (typeof value === 'string' ? [{ key, value }] : []));
  const figures = entries.flatMap(([key, value]) => {
    const name = figureNames[key];
    return typeof value === 'number' && name ? [{ key, label: t(`evidence.${name}`), value }] : [];
  });
  return (
    <>
      {quoted.map(({ key, value }) => (
        <q key={key} className={classes.quote}>
          {value}
        </q>
      ))}
      {figures.length > 0 && (
        <dl className={classes.figures}>
          {figures.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{formatRupees(Math.round(value))}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface FindingNoteProps {
  finding: JobFinding;
  /** The way to the field, where it is not beside it. */
  children?: ReactNode;
}

/** Something that was noticed, as help: what it is, what it rests on, and what to do. */
export function FindingNote({ finding: { check, blocks, evidence }, children }: FindingNoteProps) {
  const { t } = useTranslation('jobEditor');
  const known = check === 'new_account' || check === 'phone_of_closed_account' ? 'other' : check;
  const Icon = blocks ? ShieldAlert : Lightbulb;
  return (
    <div className={classes.note} data-blocks={blocks || undefined}>
      <p className={classes.title}>
        <Icon size={16} aria-hidden />
        {t(`findings.${known}.title`)}
      </p>
      <p>{t(`findings.${known}.text`)}</p>
      <Evidence evidence={evidence} />
      {children}
    </div>
  );
}

/** Those the poster can do something about. */
export const postersFindings = (findings: readonly JobFinding[]): readonly JobFinding[] =>
  findings.filter(({ check }) => postersChecks.includes(check));
