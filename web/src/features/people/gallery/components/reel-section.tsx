import { galleryQuotas } from '@callboard/contract/people/gallery';
import { Film, Mic, Music, Video } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { accepted } from '../model/file-rules.ts';
import { useGallery } from '../model/gallery-context.ts';
import { countOf, tilesOf } from '../model/tiles.ts';
import { LeftOutNotice } from './left-out-notice.tsx';
import { PickFiles } from './pick-files.tsx';
import { ReelList } from './reel-list.tsx';
import classes from './reel-section.module.css';

type ReelKind = 'video' | 'audio';

const icons = { video: { add: Film, record: Video }, audio: { add: Music, record: Mic } } as const;
const recorders = { video: 'video/*', audio: 'audio/*' } as const;

function AddReel({ kind }: { kind: ReelKind }) {
  const { t } = useTranslation('gallery');
  const { desk, isFrozen } = useGallery();
  const { add: Add, record: Record } = icons[kind];
  const onFiles = (files: readonly File[]) => desk.reels.add(kind, files);
  return (
    <div className={classes.ways}>
      <PickFiles
        source={kind}
        className={classes.way}
        accept={accepted(kind)}
        multiple
        disabled={isFrozen}
        onFiles={onFiles}
      >
        <Add size={22} aria-hidden />
        <span>
          <strong>{t(`${kind}.add`)}</strong>
          <small>{t(`${kind}.rules`)}</small>
        </span>
      </PickFiles>
      <span className={classes.recorder}>
        <PickFiles
          source={`record-${kind}`}
          className={classes.way}
          accept={recorders[kind]}
          capture="user"
          disabled={isFrozen}
          onFiles={onFiles}
        >
          <Record size={22} aria-hidden />
          <strong>{t(`${kind}.record`)}</strong>
        </PickFiles>
      </span>
    </div>
  );
}

/** Films or recordings, under the playbill rule. */
export function ReelSection({ kind }: { kind: ReelKind }) {
  const { t } = useTranslation('gallery');
  const { state } = useGallery();
  const tiles = tilesOf(kind, state);
  const count = countOf(tiles);
  const { items: most } = galleryQuotas[kind];
  return (
    <section className={classes.section}>
      <SectionTitle
        aside={tiles.length === 0 ? t('reel.optional', { most }) : t('reel.count', { count, most })}
      >
        {t(`${kind}.title`)}
      </SectionTitle>
      {tiles.length === 0 && <p className={classes.lead}>{t(`${kind}.lead`)}</p>}
      {tiles.length > 0 && <ReelList kind={kind} tiles={tiles} />}
      <LeftOutNotice kind={kind} />
      {count < most && <AddReel kind={kind} />}
    </section>
  );
}
