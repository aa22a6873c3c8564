import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { auditionKinds } from '@callboard/contract/casting/job-values';
import { adultDisclosures } from '@callboard/contract/casting/project-values';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CheckChips } from '../../../../shared/ui/choices/check-chips.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { DisclosureFields } from '../../project-page/index.ts';
import { DeadlineFields } from './deadline-fields.tsx';
import { JobField, useJobForm } from './job-field.tsx';
import classes from './job-form.module.css';
import { MediaSection } from './media-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RoleSection } from './role-section.tsx';
import { WorkSection } from './work-section.tsx';

function AuditionSection() {
  const { t } = useTranslation('jobEditor');
  return (
    <Stack as="section" gap={4}>
      <SectionTitle>{t('sections.auditions')}</SectionTitle>
      <JobField name="auditionKinds">
        {(control) => (
          <CheckChips
            {...control}
            options={auditionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
        )}
      </JobField>
    </Stack>
  );
}

const adult = 18;

/** Children are not asked for what only adults can agree to. */
function ComfortSection() {
  const { t } = useTranslation('jobEditor');
  const { saving } = useJobForm();
  const ages = useSyncExternalStore(saving.subscribe, () => saving.value('ages'));
  const isOfChild = ages.most !== null && ages.most < adult;
  const refused = Object.fromEntries(
    adultDisclosures.map((kind) => [kind, t('findings.minors_in_comfort_scenes.title')]),
  );
  return (
    <Stack as="section" gap={3}>
      <SectionTitle aside={t('sections.comfortAside')}>{t('sections.comfort')}</SectionTitle>
      <JobField name="disclosures">
        {({ value, onChange, disabled, error }) => (
          <DisclosureFields
            value={value}
            onChange={onChange}
            disabled={disabled}
            error={error}
            {...(isOfChild && { refused })}
          />
        )}
      </JobField>
    </Stack>
  );
}

function DeadlineSection() {
  const { t } = useTranslation('jobEditor');
  return (
    <Stack as="section" gap={4}>
      <SectionTitle>{t('sections.deadline')}</SectionTitle>
      <JobField name="deadline">
        {(control) => <DeadlineFields {...control} hint={t('hints.deadline')} />}
      </JobField>
    </Stack>
  );
}

/** Everything a job says, in one page. */
export function JobForm({ job }: { job: OwnJob }) {
  return (
    <div className={classes.sections}>
      <RoleSection job={job} />
      <WorkSection />
      <AuditionSection />
      <MediaSection />
      <QuestionsSection />
      <ComfortSection />
      <DeadlineSection />
    </div>
  );
}
