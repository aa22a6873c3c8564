import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { CardFlags } from '../../../../shared/ui/talent-card/card-flags.tsx';
import { FitReasons } from '../../../../shared/ui/talent-card/fit-reasons.tsx';
import { type FoundTalent, isFull, toCard } from '../model/found-talent.ts';
import classes from './quick-view.module.css';

/** What the card knows, in words. */
export function QuickFacts({ talent, lookedAt }: { talent: FoundTalent; lookedAt: string | undefined }) {
  const { t } = useTranslation('talentResults');
  const { t: onCard } = useTranslation('talentCard');
  const full = isFull(talent) ? talent : undefined;
  const skills = isFull(talent) ? [] : talent.skils;
  const reasons = full?.reasons ?? [];
  return (
    <div className={classes.facts}>
      <CardFlags talent={toCard(talent)} />
      {talent.match !== null && (
        <h3 className={classes.subtitle}>{onCard('match', { match: talent.match })}</h3>
      )}
      {reasons.length > 0 && <FitReasons reasons={reasons} />}
      <Facts>
        {full && full.languages.length > 0 && (
          <Fact label={t('quickView.languages')}>{full.languages.join(', ')}</Fact>
        )}
        {skills.length > 0 && <Fact label={t('quickView.skills')}>{skills.join(', ')}</Fact>}
        {full?.height_cm && (
          <Fact label={t('quickView.height')}>{t('quickView.centimetres', { height: full.height_cm })}</Fact>
        )}
        {full?.is_id_verified && <Fact label={t('quickView.identity')}>{t('quickView.checked')}</Fact>}
        {full?.last_active_at && <Fact label={t('quickView.active')}>{formatDate(full.last_active_at)}</Fact>}
      </Facts>
      {lookedAt && <p className={classes.looked}>{t('quickView.looked', { date: formatDate(lookedAt) })}</p>}
    </div>
  );
}
