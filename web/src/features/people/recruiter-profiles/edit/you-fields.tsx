import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { CheckChips } from '../../../../shared/ui/choices/check-chips.tsx';
import { Columns, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SearchChips } from '../../../../shared/ui/search-field/search-chips.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { CitySelect, languageOptions, useLists } from '../../../site/reference/index.ts';
import { maxLengths } from './draft.ts';
import type { Edit } from './use-edit.ts';

const maxPerList = 20;

/** Chosen from reference lists, which may load after the dialog opens. */
function ListFields({ edit: { draft, change, errorOf } }: { edit: Edit }) {
  const { t } = useTranslation('recruiterProfile');
  const { data: lists } = useLists();
  if (!lists) return null;
  return (
    <>
      <CitySelect
        label={t('edit.city')}
        placeholder={t('edit.cityHint')}
        value={draft.city}
        error={errorOf('city')}
        onChange={(city) => change({ city })}
      />
      <CheckChips
        label={t('edit.types')}
        options={lists.project_types.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.kinds}
        most={maxPerList}
        onChange={(kinds) => change({ kinds })}
      />
      <SearchChips
        label={t('edit.languages')}
        placeholder={t('edit.languagesHint')}
        options={languageOptions(lists)}
        value={draft.languages}
        most={maxPerList}
        error={errorOf('languages')}
        onChange={(languages) => change({ languages })}
        unfinished={draft.languagesText}
        onUnfinished={(languagesText) => change({ languagesText })}
      />
    </>
  );
}

export function YouFields({ edit }: { edit: Edit }) {
  const { t } = useTranslation('recruiterProfile');
  const { draft, change, errorOf } = edit;
  return (
    <Stack gap={4}>
      <SectionTitle>{t('edit.you')}</SectionTitle>
      <Columns min="14rem" gap={4}>
        <TextField
          label={t('edit.company')}
          autoComplete="organization"
          value={draft.company}
          error={errorOf('company')}
          onChange={(event) => change({ company: event.currentTarget.value })}
        />
        <TextField
          label={t('edit.role')}
          hint={t('edit.roleHint')}
          autoComplete="organization-title"
          value={draft.role}
          error={errorOf('role')}
          onChange={(event) => change({ role: event.currentTarget.value })}
        />
      </Columns>
      <TextArea
        label={t('edit.bio')}
        hint={
          <>
            {t('edit.bioHint')} <CharacterCount text={draft.bio} most={maxLengths.bio} />
          </>
        }
        value={draft.bio}
        error={errorOf('bio')}
        onChange={(event) => change({ bio: event.currentTarget.value })}
      />
      <TextField
        label={t('edit.since')}
        hint={t('edit.sinceHint')}
        inputMode="numeric"
        value={draft.since}
        error={errorOf('casting_since')}
        onChange={(event) => change({ since: event.currentTarget.value })}
      />
      <ListFields edit={edit} />
    </Stack>
  );
}
