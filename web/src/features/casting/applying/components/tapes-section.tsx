import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDuration } from '../../../../shared/lib/format/duration.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { useApply } from '../model/apply-context.ts';
import { tapeRequests } from '../model/form.ts';
import { ApplySection } from './apply-section.tsx';
import { TapeField } from './tape-field.tsx';

/** What is recorded for this job. */
export function TapesSection() {
  const { t } = useTranslation('applying');
  const { form } = useApply();
  const requests = tapeRequests(form.job);
  const [first] = requests;
  if (!first) return null;
  const seconds = requests.length === 1 ? first.max_seconds : null;
  const isRequired = requests.some((request) => request.is_required);
  const aside = isRequired ? 'tape.asideAsked' : 'tape.asideOptional';
  return (
    <ApplySection section="tape">
      <SectionTitle
        aside={seconds === null ? t(aside) : t('tape.aside', { length: formatDuration(seconds * 1000) })}
      >
        {t(requests.every(({ kind }) => kind === 'tape') ? 'tape.title' : 'tape.titleOther')}
      </SectionTitle>
      {requests.map((request) => (
        <TapeField key={request.id} request={request} />
      ))}
    </ApplySection>
  );
}
