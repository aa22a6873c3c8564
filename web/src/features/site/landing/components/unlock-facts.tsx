import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { LandingSection } from './landing-layout.tsx';
import classes from './unlock-facts.module.css';

const seenByAll = ['gallery', 'measures', 'shortlist'] as const;
const seenOnceUnlocked = ['phone', 'manager', 'calendar'] as const;
const prices = [
  ['search', 'free'],
  ['first', 'free'],
  ['further', 'oneCredit'],
  ['packs', 'packSizes'],
  ['unanswered', 'returned'],
] as const;

function Visibility({ isUnlocked }: { isUnlocked: boolean }) {
  const { t } = useTranslation('recruiterLanding');
  return (
    <div>
      <SectionTitle aside={t(isUnlocked ? 'unlock.afterNote' : 'unlock.beforeNote')} level={3}>
        {t(isUnlocked ? 'unlock.after' : 'unlock.before')}
      </SectionTitle>
      <Facts>
        {seenByAll.map((what) => (
          <Fact key={what} label={t(`unlock.${what}`)}>
            {t('unlock.open')}
          </Fact>
        ))}
        {seenOnceUnlocked.map((what) => (
          <Fact key={what} label={t(`unlock.${what}`)}>
            {t(isUnlocked ? 'unlock.open' : 'unlock.hidden')}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

/** What is free, what a credit shows, and what it costs. */
export function UnlockFacts() {
  const { t } = useTranslation('recruiterLanding');
  return (
    <LandingSection title={t('unlock.title')} lead={t('unlock.lead')}>
      <div className={classes.columns}>
        <Visibility isUnlocked={false} />
        <Visibility isUnlocked />
        <div>
          <SectionTitle level={3}>{t('unlock.prices')}</SectionTitle>
          <Facts>
            {prices.map(([what, price]) => (
              <Fact key={what} label={t(`unlock.${what}`)}>
                {t(`unlock.${price}`)}
              </Fact>
            ))}
          </Facts>
        </div>
      </div>
    </LandingSection>
  );
}
