import { applicationNoteLength } from '@callboard/contract/casting/application-values';
import { Lock } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { useApply, useMissing } from '../model/apply-context.ts';
import { ApplySection } from './apply-section.tsx';
import classes from './note-section.module.css';

/** A few words, and what goes along without saying. */
export function NoteSection() {
  const { t } = useTranslation('applying');
  const { form, change, recruiter } = useApply();
  const missing = useMissing('note');
  const { note } = form.draft;
  const isTooLong = note.trim().length > applicationNoteLength;
  return (
    <ApplySection section="note">
      <SectionTitle aside={t('note.aside')}>{t('note.title', { name: recruiter.name })}</SectionTitle>
      <div id="field-note" tabIndex={-1} className={classes.note}>
        <TextArea
          label={t('note.label')}
          placeholder={t('note.placeholder')}
          rows={4}
          value={note}
          error={missing && isTooLong ? t('note.tooLong') : undefined}
          hint={<CharacterCount text={note} most={applicationNoteLength} />}
          onChange={({ currentTarget: { value } }) => change({ note: value })}
        />
      </div>
      <p className={classes.along}>
        <Lock size={17} aria-hidden />
        {t('along.profile', { company: recruiter.company })}
      </p>
    </ApplySection>
  );
}
