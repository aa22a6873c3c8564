import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { assertReadable } from '../../../../shared/lib/uploads/readable-file.ts';
import { type sendByTus, uploadKeyOf, withNewToken } from '../../../../shared/lib/uploads/tus.ts';
import type { createPhotoSender } from './send-photo.ts';
import type { UnfinishedReels } from './unfinished-reels.ts';
import { type Arrival, sentOf, type Upload } from './upload.ts';
import type { Run } from './upload-queue.ts';

interface ReelSenderOptions {
  readonly sendByTus: typeof sendByTus;
  readonly sendPhoto: ReturnType<typeof createPhotoSender>;
  readonly unfinished: Pick<UnfinishedReels, 'note' | 'forget'>;
  /** With a URL, another try continues there. */
  readonly onUrl: (key: string, url: string) => void;
  readonly session: { getToken(): string | undefined; renew(): Promise<unknown> };
  readonly now: () => number;
}

/** Uploads a video or recording in pieces, then its poster. */
export function createReelSender(options: ReelSenderOptions) {
  const { unfinished, onUrl, session, now } = options;

  /** Continues at the newest URL, because a second try may have got another one. */
  const sendFile = (upload: Upload, file: Blob, { signal, onSent }: Run) => {
    let { url } = upload;
    const send = () =>
      options.sendByTus({
        file,
        metadata: { filename: upload.name, filetype: file.type, kind: upload.kind },
        url,
        signal,
        getToken: session.getToken,
        onUrl: (given) => {
          unfinished.note(upload, given, given === url ? sentOf(upload) : 0);
          url = given;
          onUrl(upload.key, given);
        },
        onSent,
        onAccepted: (accepted) => url && unfinished.note(upload, url, accepted),
      });
    return withNewToken(send, session.renew);
  };

  /** A missing poster is no reason to upload the video again. */
  const sendPoster = async ({ key, poster }: Upload, run: Run): Promise<string | undefined> => {
    if (!poster) return undefined;
    try {
      const arrival = await options.sendPhoto(
        { key: `${key}-poster`, file: poster },
        { ...run, onSent: () => {} },
      );
      return arrival.key;
    } catch (error) {
      run.signal.throwIfAborted();
      logProblem('A video was uploaded without its poster', error);
      return undefined;
    }
  };

  return async (upload: Upload, run: Run): Promise<Arrival> => {
    const { file } = upload;
    if (!file) throw new Error('The upload has no file');
    try {
      const url = await sendFile(upload, file, run);
      return { key: uploadKeyOf(url), posterKey: await sendPoster(upload, run), at: now() };
    } catch (error) {
      if (error instanceof TypeError) await assertReadable(file);
      throw error;
    }
  };
}
