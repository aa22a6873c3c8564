import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSaveState } from '../../../../shared/lib/autosave/use-autosave.ts';
import { SaveMark } from '../../../../shared/ui/autosave/save-mark.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Columns, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SearchChips } from '../../../../shared/ui/search-field/search-chips.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { CityChips, languageOptions, useLists } from '../../../site/reference/index.ts';
import '../i18n.ts';
import { DisclosureFields } from './disclosure-fields.tsx';
import { PosterField } from './poster-field.tsx';
import { ProjectArea, ProjectDate, ProjectDays, ProjectFee, ProjectText } from './project-controls.tsx';
import { ProjectField, ProjectFormProvider } from './project-field.tsx';
import classes from './project-form.module.css';
import { useProjectSaving } from './use-project-saving.ts';

const most = 20;

function Basics() {
  const { t } = useTranslation('projectForm');
  const { data: lists } = useLists();
  const types = (lists?.project_types ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Stack as="section" gap={4}>
      <SectionTitle aside={t('sections.basicsAside')}>{t('sections.basics')}</SectionTitle>
      <Columns gap={4}>
        <ProjectText name="title" isRequired />
        <ProjectText name="teamTitle" hint={t('hints.teamTitle')} />
        <ProjectText name="productionHouse" />
        <ProjectText name="director" />
      </Columns>
      <ProjectField name="projectType">
        {(control) => <RadioChips {...control} options={types} isOptional={false} shownAtFirst={8} />}
      </ProjectField>
    </Stack>
  );
}

function Story() {
  const { t } = useTranslation('projectForm');
  const { data: lists } = useLists();
  return (
    <Stack as="section" gap={4}>
      <SectionTitle>{t('sections.story')}</SectionTitle>
      <ProjectArea name="synopsis" />
      <Columns gap={4}>
        <ProjectField name="languages">
          {(control) => (
            <SearchChips
              {...control}
              options={lists ? languageOptions(lists) : []}
              placeholder={t('choose.languages')}
              most={most}
            />
          )}
        </ProjectField>
        <ProjectField name="cities">
          {({ onChange, ...control }) => (
            <CityChips
              {...control}
              hint={t('hints.cities')}
              placeholder={t('choose.cities')}
              most={most}
              onChange={(next) => onChange(next.filter((city) => typeof city === 'number'))}
            />
          )}
        </ProjectField>
      </Columns>
    </Stack>
  );
}

function Dates() {
  const { t } = useTranslation('projectForm');
  return (
    <Stack as="section" gap={4}>
      <SectionTitle aside={t('sections.datesAside')}>{t('sections.dates')}</SectionTitle>
      <Columns gap={4}>
        <ProjectDays name="auditions" />
        <ProjectDays name="shoot" />
        <ProjectDate name="castBy" />
        <ProjectDate name="announceOn" hint={t('hints.announceOn')} />
      </Columns>
    </Stack>
  );
}

const unionValues = { yes: true, no: false, unknown: null } as const;
type UnionChoice = keyof typeof unionValues;
const unionChoices: readonly UnionChoice[] = ['yes', 'no', 'unknown'];

function Pay() {
  const { t } = useTranslation('projectForm');
  return (
    <Stack as="section" gap={4}>
      <SectionTitle aside={t('sections.payAside')}>{t('sections.pay')}</SectionTitle>
      <ProjectFee />
      <ProjectArea name="usage" hint={t('hints.usage')} rows={2} />
      <ProjectField name="isUnion">
        {({ value, onChange, ...control }) => (
          <RadioChips
            {...control}
            options={unionChoices.map((one) => ({ value: one, label: t(`union.${one}`) }))}
            value={unionChoices.find((one) => unionValues[one] === value) ?? 'unknown'}
            onChange={(chosen) => onChange(unionValues[chosen ?? 'unknown'])}
            isOptional={false}
          />
        )}
      </ProjectField>
    </Stack>
  );
}

function Visibility() {
  const { t } = useTranslation('projectForm');
  return (
    <ProjectField name="visibility">
      {({ value, onChange, ...control }) => (
        <RadioChips
          {...control}
          hint={t(value === 'public' ? 'visibility.publicHint' : 'visibility.linkHint')}
          options={(['link', 'public'] as const).map((one) => ({
            value: one,
            label: t(`visibility.${one}`),
          }))}
          value={value}
          onChange={(chosen) => chosen && onChange(chosen)}
          isOptional={false}
        />
      )}
    </ProjectField>
  );
}

interface ProjectFormProps {
  userId: number;
  project: ProjectDetail;
  isReadOnly: boolean;
}

/** Everything about a project, saved while it is typed. */
export function ProjectForm({ userId, project, isReadOnly }: ProjectFormProps) {
  const { t } = useTranslation('projectForm');
  const form = useProjectSaving(userId, project);
  const { state, invalid, first } = useSaveState(form.saving);
  return (
    <ProjectFormProvider value={{ ...form, isReadOnly }}>
      {!isReadOnly && (
        <SaveMark state={state} invalid={invalid} toFirst={first && { hash: `#project-${first}` }} />
      )}
      <div className={classes.sections}>
        <Basics />
        <Story />
        <Dates />
        <Pay />
        <Stack as="section" gap={3}>
          <SectionTitle aside={t('sections.asksAside')}>{t('sections.asks')}</SectionTitle>
          <ProjectField name="disclosures">{(control) => <DisclosureFields {...control} />}</ProjectField>
        </Stack>
        <Stack as="section" gap={4}>
          <SectionTitle>{t('sections.shown')}</SectionTitle>
          <Visibility />
          <PosterField project={project} isReadOnly={isReadOnly} />
        </Stack>
      </div>
    </ProjectFormProvider>
  );
}
