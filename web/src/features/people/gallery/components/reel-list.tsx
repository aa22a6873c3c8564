import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useGallery } from '../model/gallery-context.ts';
import type { Tile } from '../model/tiles.ts';
import type { RowActions } from '../model/use-reel-actions.ts';
import { useRemoval } from '../model/use-removal.ts';
import { useTileFocus } from '../model/use-tile-focus.ts';
import classes from './reel-list.module.css';
import { ReelRow } from './reel-row.tsx';
import { ReelUploadRow } from './reel-upload-row.tsx';
import { Sorting } from './sorting.tsx';

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

/** Films or recordings in their order, each in a row. */
export function ReelList({ kind, tiles }: ReelListProps) {
  const { t } = useTranslation('gallery');
  const { desk, isFrozen, announce } = useGallery();
  const { remove } = useRemoval();
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useTileFocus(list);
  const titleOf = useTitles({ kind, tiles });
  const [writing, setWriting] = useState<string>();

  const actions: RowActions = {
    write: setWriting,
    move: (key, place) => {
      desk.arranging.move(kind, key, place);
      focusOn(key);
      announce(t('announce.moved', { place: place + 1, count: tiles.length }));
    },
    remove: (key, item) => {
      const place = tiles.findIndex((tile) => tile.key === key);
      focusOn((tiles[place + 1] ?? tiles[place - 1])?.key);
      remove(item);
    },
  };
  const stopWriting = (key: string) => {
    setWriting(undefined);
    focusOn(key);
  };
  return (
    <Sorting
      keys={tiles.map(({ key }) => key)}
      nameOf={titleOf}
      ghostOf={(key) => <div className={classes.ghost}>{titleOf(key)}</div>}
      onMove={(key, place) => desk.arranging.move(kind, key, place)}
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
              isWriting={writing === tile.key}
              actions={actions}
              onWritten={() => stopWriting(tile.key)}
            />
          ) : (
            <ReelUploadRow key={tile.key} upload={tile.upload} />
          ),
        )}
      </ul>
    </Sorting>
  );
}
