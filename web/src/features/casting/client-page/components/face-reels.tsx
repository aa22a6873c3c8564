import type { ClientFace } from '@callboard/contract/casting/client-page';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VideoPlayer } from '../../../../shared/ui/media/video-player.tsx';
import type { Reel } from '../../../../shared/ui/media/video-stage.tsx';
import { useClient } from '../model/client-context.ts';
import classes from './face-row.module.css';

/** Names a reel on this device; addresses of files expire. */
export const reelKey = (face: ClientFace, at: number): string => `${face.face_id}/${at}`;

type Translate = ReturnType<typeof useTranslation<'clientPage'>>['t'];

/** As the player takes them. */
export const reelsOf = (t: Translate, face: ClientFace, firstId = 0): Reel[] =>
  face.reels.map(({ title, poster_url, file_url, seconds }, at) => ({
    video: {
      id: firstId + at,
      file_url,
      card_url: poster_url,
      placeholder: null,
      duration_ms: seconds === null ? null : seconds * 1000,
    },
    title: title ?? t('face.reel', { name: face.name, number: at + 1 }),
  }));

/** Pictures of the reels, with how far each was watched. */
export function FaceReels({ face }: { face: ClientFace }) {
  const { t } = useTranslation('clientPage');
  const { watched } = useClient();
  const reels = reelsOf(t, face);
  return (
    <div className={classes.reels}>
      {reels.map((reel, at) => (
        <VideoPlayer
          key={reel.video.id}
          reels={reels}
          at={at}
          played={watched.of(reelKey(face, at))}
          onPlayed={(which, share) => watched.put(reelKey(face, which), share)}
        />
      ))}
    </div>
  );
}
