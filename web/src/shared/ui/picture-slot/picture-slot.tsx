import { Camera, CircleAlert, FileText } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  acceptedDocuments,
  acceptedPictures,
  isPdf,
  readDocumentFile,
  readPictureFile,
} from '../../lib/images/picture-file.ts';
import '../form-i18n.ts';
import field from '../text-field/text-field.module.css';
import classes from './picture-slot.module.css';

interface PictureSlotProps {
  label: string;
  file: File | undefined;
  onPick: (file: File) => void;
  error?: string | undefined;
  disabled: boolean;
  /** Takes a PDF as well. */
  takesPdf?: boolean;
  /** Something sent before stays in place until another is picked. */
  keptText?: string | undefined;
}

/** A preview. Browsers that cannot show HEIC show nothing. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file || isPdf(file)) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** A picker for one picture. */
export function PictureSlot(props: PictureSlotProps) {
  const { label, file, onPick, error, disabled, takesPdf = false, keptText } = props;
  const { t } = useTranslation('formControls');
  const id = useId();
  const preview = usePreview(file);
  const [fileError, setFileError] = useState<'type' | 'size'>();
  const errorText = fileError ? t(`picture.${fileError}`) : error;
  const isDocument = keptText !== undefined || (file !== undefined && isPdf(file));
  const Icon = isDocument ? FileText : Camera;
  const choose = t(takesPdf ? 'picture.chooseDocument' : 'picture.choose');
  const picked = file && isPdf(file) ? file.name : t('picture.another');
  const text = file ? picked : (keptText ?? choose);
  const pick = (chosen: File | undefined) => {
    if (!chosen) return;
    const read = takesPdf ? readDocumentFile(chosen) : readPictureFile(chosen);
    setFileError(read.error);
    if (read.error === undefined) onPick(read.file);
  };
  return (
    <div className={classes.picture}>
      <label className={classes.slot} data-invalid={errorText ? true : undefined}>
        {preview ? <img src={preview} alt="" /> : <Icon size={24} aria-hidden />}
        <span>
          <b>{label}</b>
          {text}
        </span>
        <input
          type="file"
          className={classes.input}
          accept={takesPdf ? acceptedDocuments : acceptedPictures}
          disabled={disabled}
          aria-label={label}
          aria-invalid={errorText ? true : undefined}
          aria-describedby={errorText ? id : undefined}
          onChange={(event) => {
            pick(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {errorText && (
        <p className={field.error} id={id} role="alert">
          <CircleAlert size={15} aria-hidden />
          <span>{errorText}</span>
        </p>
      )}
    </div>
  );
}
