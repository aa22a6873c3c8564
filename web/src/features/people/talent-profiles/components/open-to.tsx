import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { openToOf } from '../model/facts.ts';
import type { TalentView } from '../model/talent-view.ts';
import { Section } from './section.tsx';

export function OpenTo({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const facts = openToOf(view, t);
  if (facts.length === 0) return null;
  return (
    <Section title={t('openTo.title')}>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
