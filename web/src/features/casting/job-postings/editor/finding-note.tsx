import type { JobFinding } from '@callboard/contract/casting/job-fields';
import { postersChecks } from '@callboard/contract/casting/job-fields';
import { Lightbulb, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import classes from './finding-note.module.css';

interface Said {
  readonly quote?: string | undefined;
  readonly figures?: readonly (readonly [label: string, value: string])[];
}

/** What a finding rests on, in words. */
function evidenceOf({ check, evidence }: JobFinding, t: TFunction<'jobEditor'>): Said {
  const text = (name: string) => (evidence[name] === undefined ? undefined : String(evidence[name]));
  const rupees = (name: string) => formatRupees(Math.round(Number(evidence[name] ?? 0)));
  if (check === 'fee_unusual') {
    const range = { from: rupees('usual_from_paise'), to: rupees('usual_to_paise') };
    return {
      figures: [
        [t('evidence.perDay'), rupees('per_day_paise')],
        [t('evidence.usual'), t('evidence.range', range)],
      ],
    };
  }
  if (check === 'minors_in_comfort_scenes') {
    return { quote: t('evidence.role', { role: text('role'), age: text('from_age') }) };
  }
  if (check === 'copied_text') {
    return { figures: [[t('evidence.same', { percent: text('same_percent') }), text('job') ?? '']] };
  }
  return { quote: text('words') };
}

function Evidence({ finding }: { finding: JobFinding }) {
  const { t } = useTranslation('jobEditor');
  const { quote, figures = [] } = evidenceOf(finding, t);
  return (
    <>
      {quote && <q className={classes.quote}>{quote}</q>}
      {finding.evidence.where !== undefined && (
        <p>{t('evidence.where', { where: String(finding.evidence.where) })}</p>
      )}
      {figures.length > 0 && (
        <dl className={classes.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
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
export function FindingNote({ finding, children }: FindingNoteProps) {
  const { check, blocks } = finding;
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
      <Evidence finding={finding} />
      {children}
    </div>
  );
}

/** Those the poster can do something about. */
export const postersFindings = (findings: readonly JobFinding[]): readonly JobFinding[] =>
  findings.filter(({ check }) => postersChecks.includes(check));
