import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { sendPicture } from '../../../../shared/lib/images/send-picture.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { PictureSlot } from '../../../../shared/ui/picture-slot/picture-slot.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { ownRecruiterQuery, sendRecruiterChange } from '../api.ts';
import { CastingFields } from './casting-fields.tsx';
import { maxLinks } from './draft.ts';
import classes from './edit-dialog.module.css';
import { type Edit, useEdit } from './use-edit.ts';
import { YouFields } from './you-fields.tsx';

/** Uploaded as soon as it is chosen, because a photo is too large for the draft. */
function useCover({ user_id: userId, userUniqueId }: RecruiterProfile) {
  const { t } = useTranslation('recruiterProfile');
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  const run = async (upload: () => Promise<string | null>, message: string) => {
    setError(undefined);
    setProgress(0);
    try {
      const recruiter_cover_image = await upload();
      client.setQueryData(
        ownRecruiterQuery(userUniqueId).queryKey,
        await sendRecruiterChange(userId, { recruiter_cover_image }),
      );
      toast(message);
    } catch (cause) {
      const { code, fields } = readRequestError(cause);
      setError(fields[0]?.message ?? t(code === 'NETWORK' ? 'edit.errors.NETWORK' : 'edit.errors.other'));
    } finally {
      setProgress(undefined);
    }
  };

  return {
    progress,
    error,
    choose: (file: File) =>
      void run(() => sendPicture(file, 'recruiter-cover', setProgress), t('edit.coverSaved')),
    remove: () => void run(async () => null, t('edit.coverRemoved')),
  };
}

function LinkFields({ edit: { draft, change, errorOf } }: { edit: Edit }) {
  const { t } = useTranslation('recruiterProfile');
  const { links } = draft;
  return (
    <Stack gap={4}>
      <SectionTitle>{t('edit.web')}</SectionTitle>
      <TextField
        label={t('edit.website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        value={draft.website}
        error={errorOf('website')}
        onChange={(event) => change({ website: event.currentTarget.value })}
      />
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links have no other identity than their position.
        <div key={at} className={classes.row}>
          <TextField
            label={t('edit.link', { number: at + 1 })}
            type="url"
            inputMode="url"
            hint={at === 0 && t('edit.linkHint')}
            value={link}
            error={errorOf(`links.${at}`)}
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
      {links.length < maxLinks && (
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
    </Stack>
  );
}

function CoverField({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { progress, error, choose, remove } = useCover(recruiter);
  const { recruiter_cover_image: cover } = recruiter;
  const isBusy = progress !== undefined;
  return (
    <Stack gap={4}>
      <SectionTitle>{t('edit.cover')}</SectionTitle>
      <p className={classes.none}>{t('edit.coverHint')}</p>
      {cover !== null && <img className={classes.cover} src={cover} alt="" width={1200} height={300} />}
      <PictureSlot label={t('edit.cover')} file={undefined} onPick={choose} error={error} disabled={isBusy} />
      {isBusy && (
        <ProgressBar
          label={t('edit.coverUploading', { percent: Math.round(progress * 100) })}
          value={progress * 100}
        />
      )}
      {cover !== null && (
        <div>
          <Button variant="outline" disabled={isBusy} onClick={remove}>
            {t('edit.removeCover')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface EditDialogProps {
  recruiter: RecruiterProfile;
  onClose: () => void;
}

/** Closing it loses nothing: the draft is there when it is opened again. */
export default function EditDialog({ recruiter, onClose }: EditDialogProps) {
  const { t } = useTranslation('recruiterProfile');
  const edit = useEdit(recruiter, onClose);
  const { draft, change, storedAt, form } = edit;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('edit.title')}
      lead={t('edit.lead')}
      width="wide"
      closesOnClickOutside={false}
      closable={!form.isSending}
    >
      <Form
        form={form}
        className={classes.form}
        foot={
          <DialogActions>
            <Button variant="outline" onClick={onClose} disabled={form.isSending}>
              {t('edit.cancel')}
            </Button>
            <SubmitButton form={form}>{t('edit.save')}</SubmitButton>
          </DialogActions>
        }
      >
        {storedAt !== undefined && (
          <Alert
            family="wait"
            action={
              <Button variant="outline" onClick={edit.startOver}>
                {t('edit.startOver')}
              </Button>
            }
          >
            {t('edit.kept', { date: formatDate(new Date(storedAt).toISOString()) })}
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
      </Form>
    </Dialog>
  );
}
