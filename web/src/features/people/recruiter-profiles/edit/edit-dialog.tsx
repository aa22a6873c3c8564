import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { sendPicture } from '../../../../shared/lib/images/send-picture.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { PictureSlot } from '../../../../shared/ui/picture-slot/picture-slot.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { ownRecruiterQuery, sendRecruiterChange } from '../api.ts';
import { CastingFields } from './casting-fields.tsx';
import { mostLinks } from './draft.ts';
import type { Faults } from './draft-faults.ts';
import classes from './edit-dialog.module.css';
import { type Edit, useEdit } from './use-edit.ts';
import { useFaultWords } from './use-fault-words.ts';
import { YouFields } from './you-fields.tsx';

/** A picture is sent when it is chosen: it is too large to be kept on the device until somebody saves. */
function useCover({ user_id: userId, userUniqueId }: RecruiterProfile) {
  const { t } = useTranslation('recruiterProfile');
  const client = useQueryClient();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();

  const run = async (work: () => Promise<string | null>, said: string) => {
    setError(undefined);
    setShare(0);
    try {
      const recruiter_cover_image = await work();
      client.setQueryData(
        ownRecruiterQuery(userUniqueId).queryKey,
        await sendRecruiterChange(userId, { recruiter_cover_image }),
      );
      toast(said);
    } catch (cause) {
      const { code, fields } = readRequestError(cause);
      setError(fields[0]?.message ?? t(code === 'NETWORK' ? 'edit.errors.NETWORK' : 'edit.errors.other'));
    } finally {
      setShare(undefined);
    }
  };

  return {
    share,
    error,
    choose: (file: File) =>
      void run(() => sendPicture(file, 'recruiter-cover', setShare), t('edit.pictureSaved')),
    takeOff: () => void run(async () => null, t('edit.pictureTakenOff')),
  };
}

function LinkFields({ edit: { draft, change, faults } }: { edit: Edit }) {
  const { t } = useTranslation('recruiterProfile');
  const words = useFaultWords(faults);
  const { links } = draft;
  return (
    <div className={classes.group}>
      <SectionTitle>{t('edit.web')}</SectionTitle>
      <TextField
        label={t('edit.website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        value={draft.website}
        error={words('website')}
        onChange={(event) => change({ website: event.currentTarget.value })}
      />
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a link is known by.
        <div key={at} className={classes.row}>
          <TextField
            label={t('edit.link', { number: at + 1 })}
            type="url"
            inputMode="url"
            hint={at === 0 && t('edit.linkHint')}
            value={link}
            error={words(`links.${at}`)}
            onChange={(event) => change({ links: links.with(at, event.currentTarget.value) })}
          />
          <button
            type="button"
            className={`${classes.icon} ${classes.beside}`}
            aria-label={t('edit.removeLink', { number: at + 1 })}
            onClick={() => change({ links: links.filter((_, other) => other !== at) })}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      ))}
      {links.length < mostLinks && (
        <div>
          <Button
            variant="outline"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => change({ links: [...links, ''] })}
          >
            {t('edit.addLink')}
          </Button>
        </div>
      )}
    </div>
  );
}

function CoverField({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { share, error, choose, takeOff } = useCover(recruiter);
  const { recruiter_cover_image: cover } = recruiter;
  const isBusy = share !== undefined;
  return (
    <div className={classes.group}>
      <SectionTitle>{t('edit.picture')}</SectionTitle>
      <p className={classes.none}>{t('edit.pictureHint')}</p>
      {cover !== null && <img className={classes.cover} src={cover} alt="" width={1200} height={300} />}
      <PictureSlot
        label={t('edit.picture')}
        file={undefined}
        onPick={choose}
        error={error}
        disabled={isBusy}
      />
      {isBusy && (
        <ProgressBar
          label={t('edit.pictureSending', { percent: Math.round(share * 100) })}
          value={share * 100}
        />
      )}
      {cover !== null && (
        <div>
          <Button variant="outline" disabled={isBusy} onClick={takeOff}>
            {t('edit.pictureTakeOff')}
          </Button>
        </div>
      )}
    </div>
  );
}

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
          <Alert
            family="wait"
            action={
              <Button variant="outline" onClick={edit.startOver}>
                {t('edit.startOver')}
              </Button>
            }
          >
            {t('edit.kept', { date: formatDate(new Date(keptAt).toISOString()) })}
          </Alert>
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
        {trouble && <Alert family="stop">{t(`edit.errors.${trouble}`)}</Alert>}
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
