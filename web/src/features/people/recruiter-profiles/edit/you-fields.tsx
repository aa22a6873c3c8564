import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { CheckChips } from '../../../../shared/ui/choices/check-chips.tsx';
import { SearchChips } from '../../../../shared/ui/option-search/search-chips.tsx';
import { SearchSelect } from '../../../../shared/ui/option-search/search-select.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { cityOptions, languageOptions, useLists } from '../../../site/reference/index.ts';
import { longest } from './draft-faults.ts';
import classes from './edit-dialog.module.css';
import type { Edit } from './use-edit.ts';
import { useFaultWords } from './use-fault-words.ts';

const mostOfEach = 20;

/** Chosen from our lists, which come after the dialog; until then the rest can be typed. */
function Chosen({ edit: { draft, change, faults } }: { edit: Edit }) {
  const { t } = useTranslation('recruiterProfile');
  const { data: lists } = useLists();
  const words = useFaultWords(faults);
  if (!lists) return null;
  return (
    <>
      <SearchSelect
        label={t('edit.city')}
        placeholder={t('edit.cityHint')}
        options={cityOptions(lists)}
        value={draft.city}
        error={words('city')}
        onChange={(city) => change({ city })}
      />
      <CheckChips
        label={t('edit.kinds')}
        options={lists.project_types.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.kinds}
        most={mostOfEach}
        onChange={(kinds) => change({ kinds })}
      />
      <SearchChips
        label={t('edit.languages')}
        placeholder={t('edit.languagesHint')}
        options={languageOptions(lists)}
        value={draft.languages}
        most={mostOfEach}
        onChange={(languages) => change({ languages })}
      />
    </>
  );
}

export function YouFields({ edit }: { edit: Edit }) {
  const { t } = useTranslation('recruiterProfile');
  const { draft, change, faults } = edit;
  const words = useFaultWords(faults);
  return (
    <div className={classes.group}>
      <SectionTitle>{t('edit.you')}</SectionTitle>
      <div className={classes.pair}>
        <TextField
          label={t('edit.company')}
          autoComplete="organization"
          value={draft.company}
          error={words('company')}
          onChange={(event) => change({ company: event.currentTarget.value })}
        />
        <TextField
          label={t('edit.role')}
          hint={t('edit.roleHint')}
          autoComplete="organization-title"
          value={draft.role}
          error={words('role')}
          onChange={(event) => change({ role: event.currentTarget.value })}
        />
      </div>
      <TextArea
        label={t('edit.bio')}
        hint={
          <>
            {t('edit.bioHint')} <CharacterCount text={draft.bio} most={longest.bio} />
          </>
        }
        value={draft.bio}
        error={words('bio')}
        onChange={(event) => change({ bio: event.currentTarget.value })}
      />
      <TextField
        label={t('edit.since')}
        hint={t('edit.sinceHint')}
        inputMode="numeric"
        value={draft.since}
        error={words('casting_since')}
        onChange={(event) => change({ since: event.currentTarget.value })}
      />
      <Chosen edit={edit} />
    </div>
  );
}
