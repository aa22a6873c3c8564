import type { ClientCharacter } from '@callboard/contract/casting/client-page';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { useClient } from '../model/client-context.ts';
import classes from './character-section.module.css';
import { reelKey, reelsOf } from './face-reels.tsx';

const { Component: ReelLightbox, preload } = lazyComponent(
  () => import('../../../../shared/ui/media/reel-lightbox.tsx'),
);

/** Every reel of a character, one after the other, each with whose it is. */
export function PlayAll({ character }: { character: ClientCharacter }) {
  const { t } = useTranslation('clientPage');
  const { watched } = useClient();
  const [isOpen, setIsOpen] = useState(false);
  const all = character.faces.flatMap((face, number) =>
    reelsOf(t, face, number * 1000).map((reel, at) => ({
      key: reelKey(face, at),
      video: reel.video,
      title: t('reels.of', { name: face.name, title: reel.title }),
    })),
  );
  if (all.length < 2) return null;
  const seconds = all.reduce((sum, { video }) => sum + (video.duration_ms ?? 0) / 1000, 0);
  return (
    <>
      <button
        type="button"
        className={classes.playAll}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onClick={() => setIsOpen(true)}
      >
        <Play size={14} fill="currentColor" aria-hidden />
        {t('reels.playAll')}
        {seconds > 0 && <small>{t('reels.minutes', { count: Math.max(1, Math.round(seconds / 60)) })}</small>}
      </button>
      {isOpen && (
        <ReelLightbox
          reels={all}
          startAt={0}
          playsAll
          onPlayed={(at, share) => watched.put(all[at]?.key ?? '', share)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
