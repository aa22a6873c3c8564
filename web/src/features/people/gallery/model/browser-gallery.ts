import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { sendToStorage } from '../../../../shared/lib/images/send-to-storage.ts';
import { shrinkPhoto } from '../../../../shared/lib/images/shrink-photo.ts';
import { signPicture } from '../../../../shared/lib/images/sign-picture.ts';
import { browserConnection } from '../../../../shared/lib/send-later/connection.ts';
import { createDeviceFiles } from '../../../../shared/lib/send-later/device-files.ts';
import { createTabClaims } from '../../../../shared/lib/send-later/tab-locks.ts';
import { onSessionEnd, session } from '../../../../shared/lib/session/index.ts';
import { endTus, sendByTus } from '../../../../shared/lib/uploads/tus.ts';
import { hideToast, toast } from '../../../../shared/ui/toast/toast.ts';
import { getOwnGallery, getReelOffset, sendGalleryChange } from '../api.ts';
import { createGallery, type Gallery } from './gallery.ts';
import type { PendingPhoto } from './pending-photos.ts';
import { readReel } from './read-reel.ts';
import { createPhotoSender } from './send-photo.ts';
import type { Failure } from './upload.ts';

/** Undo toasts on screen, by removed item. */
export const undoToasts = new Map<number, string>();

/** It can no longer be undone, or was undone. */
export function forgetToast(id: number): void {
  const known = undoToasts.get(id);
  if (known !== undefined) hideToast(known);
  undoToasts.delete(id);
}

/** The server's text without its full stop, because toasts add their own mark. */
const showFailure =
  (what: 'order' | 'remove') =>
  ({ reason, detail }: Failure) => {
    const text =
      reason === 'refused' && detail
        ? detail.replace(/\.$/, '')
        : translatorOf('gallery')(`failed.${what}.${reason === 'network' ? 'network' : 'other'}`);
    toast(text, { severity: 'error' });
  };

const galleries = new Map<number, Gallery>();

const openGallery = (userId: number): Gallery =>
  createGallery({
    userId,
    read: () => getOwnGallery(userId),
    save: sendGalleryChange,
    sendPhoto: createPhotoSender({
      sign: (picture, signal) => signPicture(picture, 'photo', signal),
      put: sendToStorage,
      now: Date.now,
    }),
    sendByTus,
    endTus: (url) => endTus(url, session.getToken),
    getOffset: getReelOffset,
    readReel,
    shrink: shrinkPhoto,
    session: { getToken: session.getToken, renew: session.refreshUser },
    connection: browserConnection,
    pendingPhotos: createDeviceFiles<PendingPhoto>('gallery-photos'),
    claims: createTabClaims('callboard-gallery'),
    storage: () => window.localStorage,
    now: Date.now,
    notify: {
      onReorderFailed: showFailure('order'),
      onRemovalFailed: showFailure('remove'),
      onRemovalSent: (ids) => ids.forEach(forgetToast),
      onOriginalKept: () => void toast(translatorOf('gallery')('keptBoth')),
    },
  });

/** The gallery store of the signed-in talent, for as long as they are signed in. */
export function browserGallery(userId: number): Gallery {
  const known = galleries.get(userId);
  if (known) return known;
  const gallery = openGallery(userId);
  galleries.set(userId, gallery);
  const forget = onSessionEnd((reason) => {
    forget();
    galleries.delete(userId);
    void gallery.end(reason === 'signed-out' ? 'signed-out' : 'other');
  });
  return gallery;
}
