import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { ArrowLeft, ArrowRight, FileText, ImageIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { sendPicture } from '../../../../shared/lib/images/send-picture.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { PictureSlot } from '../../../../shared/ui/picture-slot/picture-slot.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { FieldError } from '../../../../shared/ui/text-field/text-field.tsx';
import type { PictureShown } from '../model/character-values.ts';
import { CharacterField, type CharacterFieldHandle, useCharacterForm } from './character-field.tsx';
import classes from './reference-pictures.module.css';

const most = 12;

/** Uploaded as soon as it is chosen; the list is saved like any other field. */
function useUpload(add: (key: string) => void) {
  const { t } = useTranslation('characterEditor');
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const choose = async (file: File) => {
    setError(undefined);
    setProgress(0);
    try {
      const key = await sendPicture(file, 'character-picture', setProgress);
      setPreviews((known) => new Map(known).set(key, URL.createObjectURL(file)));
      add(key);
    } catch (cause) {
      const { code, fields } = readRequestError(cause);
      setError(fields[0]?.message ?? t(code === 'NETWORK' ? 'pictures.offline' : 'pictures.failed'));
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, error, previews, choose };
}

interface PictureProps {
  picture: PictureShown;
  place: number;
  count: number;
  src: string | undefined;
  disabled: boolean;
  onCaption: (caption: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ReferencePicture(props: PictureProps) {
  const { picture, place, count, src, disabled, onCaption, onMove, onRemove } = props;
  const { t } = useTranslation('characterEditor');
  const words = { place };
  return (
    <li className={classes.picture}>
      {src ? (
        <img src={src} alt={picture.caption || t('pictures.name', words)} />
      ) : (
        <span className={classes.waiting}>
          <ImageIcon size={20} aria-hidden />
          {t('pictures.waiting')}
        </span>
      )}
      <input
        className={classes.caption}
        aria-label={t('pictures.caption', words)}
        placeholder={t('pictures.captionHint')}
        maxLength={200}
        readOnly={disabled}
        value={picture.caption}
        onChange={(event) => onCaption(event.currentTarget.value)}
      />
      {!disabled && (
        <span className={classes.tools}>
          <button
            type="button"
            disabled={place === 1}
            aria-label={t('pictures.earlier', words)}
            onClick={() => onMove(-1)}
          >
            <ArrowLeft size={16} aria-hidden />
          </button>
          <button
            type="button"
            disabled={place === count}
            aria-label={t('pictures.later', words)}
            onClick={() => onMove(1)}
          >
            <ArrowRight size={16} aria-hidden />
          </button>
          <button type="button" aria-label={t('pictures.remove', words)} onClick={onRemove}>
            <X size={16} aria-hidden />
          </button>
        </span>
      )}
    </li>
  );
}

interface PicturesProps extends CharacterFieldHandle<PictureShown[]> {
  saved: CharacterDetail['pictures'];
}

function Pictures({ label, value, onChange, error, disabled, saved }: PicturesProps) {
  const { t } = useTranslation('characterEditor');
  const { saving } = useCharacterForm();
  const upload = useUpload((key) =>
    onChange([...saving.value('pictures'), { id: null, key, caption: '' }].slice(0, most)),
  );
  const srcOf = ({ id, key }: PictureShown) =>
    saved.find((one) => one.id === id)?.file_url ?? upload.previews.get(key ?? '');
  const move = (at: number, by: -1 | 1) => {
    const moved = value[at];
    if (moved) onChange(value.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  const { progress } = upload;
  return (
    <>
      <ul className={classes.pictures} aria-label={label}>
        {value.map((picture, at) => (
          <ReferencePicture
            key={picture.key ?? picture.id}
            picture={picture}
            place={at + 1}
            count={value.length}
            src={srcOf(picture)}
            disabled={disabled}
            onCaption={(caption) => onChange(value.with(at, { ...picture, caption }))}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange(value.toSpliced(at, 1))}
          />
        ))}
        {!disabled && value.length < most && (
          <li className={classes.slot}>
            <PictureSlot
              label={t('pictures.add')}
              file={undefined}
              onPick={(file) => void upload.choose(file)}
              error={upload.error}
              disabled={progress !== undefined}
            />
          </li>
        )}
      </ul>
      {value.length >= most && <p className={classes.hint}>{t('pictures.full', { most })}</p>}
      {progress !== undefined && (
        <ProgressBar
          label={t('pictures.uploading', { percent: Math.round(progress * 100) })}
          value={progress * 100}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}

interface ReferencesProps {
  projectId: number;
  /** Missing while the character is new. */
  character: CharacterDetail | undefined;
  /** Of the character a new one starts from. */
  copiedPictures: CharacterDetail['pictures'];
}

/** What the character looks like and says: pictures, and sides among the documents of the project. */
export function References({ projectId, character, copiedPictures }: ReferencesProps) {
  const { t } = useTranslation('characterEditor');
  const sides = (character?.documents ?? []).filter(({ kind }) => kind === 'sides');
  return (
    <section>
      <SectionTitle aside={t('pictures.aside')}>{t('pictures.title')}</SectionTitle>
      <CharacterField name="pictures">
        {(control) => <Pictures {...control} saved={character?.pictures ?? copiedPictures} />}
      </CharacterField>
      <p className={classes.sides}>
        <b>{t('sides.label')}</b>
        {sides.length === 0 && <span>{t('sides.none')}</span>}
        {sides.map(({ id, title }) => (
          <span key={id} className={classes.file}>
            <FileText size={15} aria-hidden />
            {title}
          </span>
        ))}
        <Link to={`${paths.project(projectId)}#documents`}>{t('sides.open')}</Link>
      </p>
    </section>
  );
}
