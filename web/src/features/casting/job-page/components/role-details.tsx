import type { JobRole } from '@callboard/contract/casting/job-fields';
import type { Disclosure } from '@callboard/contract/casting/project-fields';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { agesText, heightText, workText } from '../model/role-facts.ts';
import classes from './job-body.module.css';

/** Label by label. What nobody said is left out, but never gender and age. */
export function RoleFacts({ role }: { role: JobRole }) {
  const { t } = useTranslation('jobPage');
  const height = heightText(role, t);
  const work = workText(role, t);
  return (
    <Facts columns={2}>
      <Fact label={t('facts.gender')}>{role.gender ?? t('facts.any')}</Fact>
      <Fact label={t('facts.plays')}>{agesText(role, t)}</Fact>
      {height && <Fact label={t('facts.height')}>{height}</Fact>}
      {role.languages.length > 0 && <Fact label={t('facts.languages')}>{role.languages.join(', ')}</Fact>}
      {role.skills.length > 0 && <Fact label={t('facts.skills')}>{role.skills.join(', ')}</Fact>}
      {role.looks.length > 0 && <Fact label={t('facts.looks')}>{role.looks.join(', ')}</Fact>}
      {work && <Fact label={t('facts.dates')}>{work}</Fact>}
      {role.wanted > 1 && <Fact label={t('facts.wanted')}>{role.wanted}</Fact>}
    </Facts>
  );
}

const levels = ['one', 'several', 'implied', 'shown', 'partial', 'full', 'light', 'heavy', 'on_set'] as const;

/** What is asked is said before anyone applies. */
export function Asked({ disclosures }: { disclosures: readonly Disclosure[] }) {
  const { t } = useTranslation('jobPage');
  if (disclosures.length === 0) return <p className={classes.quiet}>{t('asks.none')}</p>;
  return (
    <ul className={classes.asks}>
      {disclosures.map(({ kind, level, note }) => {
        const known = levels.find((one) => one === level);
        return (
          <li key={kind}>
            <b>{t(`asks.kinds.${kind}`)}</b>
            {known && <span>{t(`asks.levels.${known}`)}</span>}
            {note && <p>{note}</p>}
          </li>
        );
      })}
    </ul>
  );
}
