import { galleryQuotas } from '@callboard/contract/people/gallery';
import { Film, Mic, Music, Video } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../../shared/lib/files/pick-files.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Sorting } from '../../../../shared/ui/sorting/sorting.tsx';
import { accepted } from '../model/file-rules.ts';
import { useGallery } from '../model/gallery-context.ts';
import { countOf, type Tile, tilesOf } from '../model/tiles.ts';
import { useTileActions } from '../model/use-tile-actions.ts';
import { useTileFocus } from '../model/use-tile-focus.ts';
import { LeftOutNotice } from './left-out-notice.tsx';
import { ReelRow } from './reel-row.tsx';
import classes from './reel-section.module.css';
import { ReelUploadRow } from './reel-upload-row.tsx';

interface ReelListProps {
  kind: 'video' | 'audio';
  tiles: readonly Tile[];
}

function useTitles({ kind, tiles }: ReelListProps) {
  const { t } = useTranslation('gallery');
  return (key: string): string => {
    const place = tiles.findIndex((tile) => tile.key === key);
    const { item, upload } = tiles[place] ?? {};
    return item?.caption || upload?.name || t(`${kind}.untitled`, { place: place + 1 });
  };
}

/** Videos or recordings in order, one row each. */
function ReelList({ kind, tiles }: ReelListProps) {
  const { t } = useTranslation('gallery');
  const { gallery, isFrozen } = useGallery();
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useTileFocus(list);
  const titleOf = useTitles({ kind, tiles });
  const { actions, captionKey, closeCaption } = useTileActions({ kind, tiles, focusOn });
  return (
    <Sorting
      keys={tiles.map(({ key }) => key)}
      nameOf={titleOf}
      renderGhost={(key) => <div className={classes.ghost}>{titleOf(key)}</div>}
      onMove={(key, place) => gallery.reorder.move(kind, key, place)}
    >
      <ul ref={list} className={classes.list} aria-label={t(`${kind}.list`)}>
        {tiles.map((tile, place) =>
          tile.item ? (
            <ReelRow
              key={tile.key}
              tileKey={tile.key}
              item={tile.item}
              preview={tile.preview}
              title={titleOf(tile.key)}
              place={place}
              count={tiles.length}
              isFrozen={isFrozen}
              isEditingCaption={captionKey === tile.key}
              actions={actions}
              onCaptionDone={() => closeCaption(tile.key)}
            />
          ) : (
            <ReelUploadRow key={tile.key} upload={tile.upload} />
          ),
        )}
      </ul>
    </Sorting>
  );
}

type ReelKind = 'video' | 'audio';

const icons = { video: { add: Film, record: Video }, audio: { add: Music, record: Mic } } as const;
const recorders = { video: 'video/*', audio: 'audio/*' } as const;

function AddReel({ kind }: { kind: ReelKind }) {
  const { t } = useTranslation('gallery');
  const { gallery, isFrozen } = useGallery();
  const { add: Add, record: Record } = icons[kind];
  const onFiles = (files: readonly File[]) => gallery.reels.add(kind, files);
  return (
    <div className={classes.actions}>
      <PickFiles
        source={kind}
        className={classes.action}
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
          className={classes.action}
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

/** The videos or the recordings of a gallery. */
export function ReelSection({ kind }: { kind: ReelKind }) {
  const { t } = useTranslation('gallery');
  const { state } = useGallery();
  const tiles = tilesOf(kind, state);
  const count = countOf(tiles);
  const { items: most } = galleryQuotas[kind];
  return (
    <Stack as="section">
      <SectionTitle
        aside={tiles.length === 0 ? t('reel.optional', { most }) : t('reel.count', { count, most })}
      >
        {t(`${kind}.title`)}
      </SectionTitle>
      {tiles.length === 0 && <p className={classes.lead}>{t(`${kind}.lead`)}</p>}
      {tiles.length > 0 && <ReelList kind={kind} tiles={tiles} />}
      <LeftOutNotice kind={kind} />
      {count < most && <AddReel kind={kind} />}
    </Stack>
  );
}
