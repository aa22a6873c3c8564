import { fileTypes, maxAttachments } from '@callboard/contract/messaging/messages';
import { maxPhotoBytes, photoTypes } from '@callboard/contract/people/media';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { onLiveConnect } from '../../../../../shared/lib/live/index.ts';
import { newId } from '../../../../../shared/lib/new-id.ts';
import { draftOf, fileStorage, keepDraft, type PickedFile, uploads, useDraft } from '../../data/index.ts';

const taken: readonly string[] = [...photoTypes, ...fileTypes];

/** Browsers name some kinds in their own way, and others not at all. */
const byEnding: Readonly<Record<string, (typeof photoTypes | typeof fileTypes)[number]>> = {
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

/** What a file is, as the server names it. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  if (taken.includes(type)) return type;
  return byEnding[name.toLowerCase().split('.').at(-1) ?? ''];
}

type FileFault = 'tooLarge' | 'wrongKind';

export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): FileFault | undefined {
  if (file.size > maxPhotoBytes) return 'tooLarge';
  return typeOf(file) === undefined || file.size === 0 ? 'wrongKind' : undefined;
}

export interface Files {
  readonly files: readonly PickedFile[];
  /** Why some of those picked are not among them. */
  readonly faults: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (fileId: string) => void;
  readonly retry: (file: PickedFile) => void;
}

/** Files picked for the message being written: kept on this device, and on their way while it is written. */
export function useFiles(appId: number, userId: number): Files {
  const { t } = useTranslation('messages');
  const { files } = useDraft(userId, appId);
  const [faults, setFaults] = useState<readonly string[]>([]);

  const change = useCallback(
    (make: (files: readonly PickedFile[]) => readonly PickedFile[]) => {
      const draft = draftOf(userId, appId);
      keepDraft(userId, appId, { ...draft, files: [...make(draft.files)] });
    },
    [userId, appId],
  );
  const begin = useCallback(
    (file: PickedFile) => {
      uploads.ensure(file).then(
        (attachment) =>
          change((now) => now.map((one) => (one.fileId === file.fileId ? { ...one, attachment } : one))),
        // It stands beside the file that and why it did not arrive.
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
    const room = maxAttachments - draftOf(userId, appId).files.length;
    const wrong = picked.flatMap((file) => {
      const fault = faultOf(file);
      return fault ? [t(`composer.${fault}`, { name: file.name })] : [];
    });
    const fitting = picked.filter((file) => !faultOf(file));
    setFaults([...wrong, ...(fitting.length > room ? [t('composer.tooMany')] : [])]);
    for (const file of fitting.slice(0, room)) {
      const one = { fileId: newId(), name: file.name, type: typeOf(file) ?? '', size: file.size };
      await fileStorage.put(one.fileId, file);
      change((now) => [...now, one]);
      begin(one);
    }
  };

  return {
    files,
    faults,
    add: (picked) => void add(picked),
    remove(fileId) {
      uploads.stop(fileId);
      change((now) => now.filter((one) => one.fileId !== fileId));
      void fileStorage.remove([fileId]);
      setFaults([]);
    },
    retry: begin,
  };
}
