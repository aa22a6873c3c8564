import { fileTypes, maxAttachments } from '@callboard/contract/messaging/messages';
import { maxPhotoBytes, photoTypes } from '@callboard/contract/people/media';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { onLiveConnect } from '../../../../../shared/lib/live/index.ts';
import { newId } from '../../../../../shared/lib/new-id.ts';
import { draftOf, fileStorage, type PickedFile, saveDraft, uploads, useDraft } from '../../data/index.ts';

const allowedTypes: readonly string[] = [...photoTypes, ...fileTypes];

/** Browsers report some types differently, or not at all. */
const typeByExtension: Readonly<Record<string, (typeof photoTypes | typeof fileTypes)[number]>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
};

export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  if (allowedTypes.includes(type)) return type;
  return typeByExtension[name.toLowerCase().split('.').at(-1) ?? ''];
}

type FileProblem = 'tooLarge' | 'wrongKind';

export function problemOf(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined {
  if (file.size > maxPhotoBytes) return 'tooLarge';
  return typeOf(file) === undefined || file.size === 0 ? 'wrongKind' : undefined;
}

/** Files of the draft. They are stored on this device and upload while the message is being written. */
export function useFiles(appId: number, userId: number) {
  const { t } = useTranslation('messages');
  const { files } = useDraft(userId, appId);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const change = useCallback(
    (make: (files: readonly PickedFile[]) => readonly PickedFile[]) => {
      const draft = draftOf(userId, appId);
      saveDraft(userId, appId, { ...draft, files: [...make(draft.files)] });
    },
    [userId, appId],
  );
  const begin = useCallback(
    (file: PickedFile) => {
      uploads.ensure(file).then(
        (attachment) =>
          change((now) => now.map((one) => (one.fileId === file.fileId ? { ...one, attachment } : one))),
        // The tray shows the error.
        () => undefined,
      );
    },
    [change],
  );
  useEffect(() => {
    const beginAll = () => {
      for (const file of draftOf(userId, appId).files) if (!file.attachment) begin(file);
    };
    beginAll();
    window.addEventListener('online', beginAll);
    const stop = onLiveConnect(beginAll);
    return () => {
      window.removeEventListener('online', beginAll);
      stop();
    };
  }, [userId, appId, begin]);

  const add = async (picked: readonly File[]) => {
    const placeholder = maxAttachments - draftOf(userId, appId).files.length;
    const rejected = picked.flatMap((file) => {
      const error = problemOf(file);
      return error ? [t(`composer.${error}`, { name: file.name })] : [];
    });
    const accepted = picked.filter((file) => !problemOf(file));
    setErrors([...rejected, ...(accepted.length > placeholder ? [t('composer.tooMany')] : [])]);
    for (const file of accepted.slice(0, placeholder)) {
      const one = { fileId: newId(), name: file.name, type: typeOf(file) ?? '', size: file.size };
      await fileStorage.put(one.fileId, file);
      change((now) => [...now, one]);
      begin(one);
    }
  };

  return {
    files,
    /** Why some of the picked files were rejected. */
    errors,
    add: (picked: readonly File[]) => void add(picked),
    remove(fileId: string) {
      uploads.stop(fileId);
      change((now) => now.filter((one) => one.fileId !== fileId));
      void fileStorage.remove([fileId]);
      setErrors([]);
    },
    retry: begin,
  };
}
export type Files = ReturnType<typeof useFiles>;
