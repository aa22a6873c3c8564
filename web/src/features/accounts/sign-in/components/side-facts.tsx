import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';

const forTalents = ['price', 'profile', 'applications', 'number'] as const;
const forRecruiters = ['search', 'bonus', 'unlock', 'jobs'] as const;

/** What one side may count on, set like a cast list. */
export function SideFacts({ kind }: { kind: 1 | 2 }) {
  const { t } = useTranslation('auth');
  return (
    <Facts>
      {kind === 2
        ? forRecruiters.map((fact) => (
            <Fact key={fact} label={t(`facts.recruiter.${fact}`)}>
              {t(`facts.recruiter.${fact}Is`)}
            </Fact>
          ))
        : forTalents.map((fact) => (
            <Fact key={fact} label={t(`facts.talent.${fact}`)}>
              {t(`facts.talent.${fact}Is`)}
            </Fact>
          ))}
    </Facts>
  );
}
