import { maxTapeBytes } from '@callboard/contract/casting/application-values';
import type { MediaRequest } from '@callboard/contract/casting/job-fields';
import { galleryQuotas } from '@callboard/contract/people/gallery';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../../shared/lib/files/pick-files.tsx';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import { type ButtonLook, buttonProps } from '../../../../shared/ui/button/button.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { accepted, readReel, typeOf } from '../../../people/gallery/index.ts';
import { useApply } from '../model/apply-context.ts';
import { FieldError } from './field-error.tsx';

export const kindOfTape = ({ kind }: MediaRequest): 'video' | 'audio' =>
  kind === 'audio' ? 'audio' : 'video';
export const mostBytesOf = (request: MediaRequest): number =>
  kindOfTape(request) === 'audio' ? galleryQuotas.audio.bytes : maxTapeBytes;

interface PickTapeProps {
  request: MediaRequest;
  variant?: ButtonLook['variant'];
  /** Left out: what to choose. */
  label?: string;
  onPicked?: () => void;
}

/** Chooses a file of this device for what was asked for, and begins to send it. */
export function PickTape({ request, variant = 'outline', label, onPicked }: PickTapeProps) {
  const { t } = useTranslation('applying');
  const { change, tapes } = useApply();
  const [error, setError] = useState<string>();
  const kind = kindOfTape(request);
  const isAudio = kind === 'audio';
  const most = mostBytesOf(request);

  const pick = async ([file]: readonly File[]) => {
    if (!file) return;
    const type = typeOf(kind, file);
    if (type === undefined) return setError(t(isAudio ? 'tape.wrongTypeAudio' : 'tape.wrongType'));
    if (file.size > most)
      return setError(t('tape.tooLarge', { size: formatFileSize(most), yours: formatFileSize(file.size) }));
    setError(undefined);
    // A file this browser cannot play may be fine elsewhere; the server looks at it.
    const facts = await readReel(kind, file).catch(() => undefined);
    const { durationMs } = facts ?? {};
    const key = tapes.add(kind, file, { ...(durationMs !== undefined && { durationMs }) }, type);
    // Another one may have been chosen while this one was read.
    change(({ tapes: chosen, kept: sentBefore }) => {
      const before = chosen[request.id];
      if (before !== undefined) tapes.forget(before);
      const { [request.id]: _replaced, ...kept } = sentBefore;
      return { tapes: { ...chosen, [request.id]: key }, kept };
    });
    onPicked?.();
  };

  return (
    <>
      <PickFiles
        source={`tape-${request.id}`}
        accept={accepted(kind)}
        onFiles={(files) => void pick(files)}
        {...buttonProps({
          variant,
          leftSection: variant === 'link' ? undefined : <Upload size={17} aria-hidden />,
          children: (
            <>
              {label ?? t(isAudio ? 'tape.chooseAudio' : 'tape.choose')}
              <VisuallyHidden>: {request.label}</VisuallyHidden>
            </>
          ),
        })}
      />
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}
