import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { CastingFields } from './casting-fields.tsx';
import { CoverField } from './cover-field.tsx';
import type { Faults } from './draft-faults.ts';
import classes from './edit-dialog.module.css';
import { LinkFields } from './link-fields.tsx';
import { useEdit } from './use-edit.ts';
import { YouFields } from './you-fields.tsx';

interface EditDialogProps {
  recruiter: RecruiterProfile;
  onClose: () => void;
}

/** The first field that is wrong is brought into sight and gets the focus. */
function useFocusOnFault(faults: Faults) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return form;
}

/** Everything of the page that words can say. Closing it loses nothing: it is there when it is opened again. */
export default function EditDialog({ recruiter, onClose }: EditDialogProps) {
  const { t } = useTranslation('recruiterProfile');
  const edit = useEdit(recruiter, onClose);
  const { draft, change, keptAt, trouble, isSaving, faults } = edit;
  const form = useFocusOnFault(faults);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('edit.title')}
      lead={t('edit.lead')}
      width="wide"
      closesOnClickOutside={false}
      closable={!isSaving}
    >
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          edit.save();
        }}
      >
        {keptAt !== undefined && (
          <Notice
            family="wait"
            action={
              <Button variant="outline" onClick={edit.startOver}>
                {t('edit.startOver')}
              </Button>
            }
          >
            {t('edit.kept', { date: formatDate(new Date(keptAt).toISOString()) })}
          </Notice>
        )}
        <YouFields edit={edit} />
        <LinkFields edit={edit} />
        <CastingFields edit={edit} />
        <CoverField recruiter={recruiter} />
        <Toggle
          label={t('edit.isPublic')}
          hint={t('edit.isPublicHint')}
          checked={draft.isPublic}
          onChange={(event) => change({ isPublic: event.currentTarget.checked })}
        />
        {trouble && <Notice family="stop">{t(`edit.trouble.${trouble}`)}</Notice>}
        <DialogActions>
          <Button variant="outline" onClick={onClose} disabled={isSaving}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('edit.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
