import { formatDays } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { NextDays } from '../../../../shared/ui/next-days/next-days.tsx';
import { fullProfileOf, type TalentView } from '../model/talent-view.ts';
import { Section } from './profile-sections.tsx';

/** The next four weeks, for recruiters who unlocked the talent and for the talent. */
export function Availability({ view }: { view: TalentView }) {
  const { t } = useTranslation('talentProfile');
  const days = fullProfileOf(view)?.days ?? [];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <Section title={t('availability.title')} aside={formatDays(first.date, last.date)}>
      <NextDays days={days} size="wide" />
    </Section>
  );
}
