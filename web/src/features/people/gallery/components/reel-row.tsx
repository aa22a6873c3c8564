import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { useSortable } from '@dnd-kit/sortable';
import { Ellipsis, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDuration } from '../../../../shared/lib/format/duration.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { useGallery } from '../model/gallery-context.ts';
import { type TileActions, useTileMenu } from '../model/use-tile-actions.ts';
import { CaptionEditor } from './caption-editor.tsx';
import reelPlayerClasses from './reel-player.module.css';
import classes from './reel-row.module.css';
import { ReelThumb } from './reel-thumb.tsx';

interface ReelPlayerProps {
  item: OwnGalleryItem;
  title: string;
}

/** Plays a video or a recording in place, with the browser's own controls. */
function ReelPlayer({ item, title }: ReelPlayerProps) {
  const { t } = useTranslation('gallery');
  const [cannotPlay, setCannotPlay] = useState(false);
  if (cannotPlay) return <p className={reelPlayerClasses.error}>{t('reel.notPlayed')}</p>;
  const shared = {
    src: item.file_url,
    controls: true,
    autoPlay: true,
    preload: 'metadata',
    'aria-label': title,
    onError: () => setCannotPlay(true),
  } as const;
  if (item.kind === 'audio') {
    return <audio className={reelPlayerClasses.audio} {...shared} />;
  }
  return (
    <video className={reelPlayerClasses.video} playsInline poster={item.card_url ?? undefined} {...shared} />
  );
}

interface ReelRowProps {
  tileKey: string;
  item: OwnGalleryItem;
  preview: string | undefined;
  title: string;
  place: number;
  count: number;
  isFrozen: boolean;
  isEditingCaption: boolean;
  actions: TileActions;
  onCaptionDone: () => void;
}

/** Length and size, or the error. */
function Meta({ item }: { item: OwnGalleryItem }) {
  const { t } = useTranslation('gallery');
  if (item.state === 'refused') return <small className={classes.refused}>{item.refusal}</small>;
  if (item.state === 'processing') return <small>{t('reel.processing')}</small>;
  const length = item.duration_ms === null ? undefined : formatDuration(item.duration_ms);
  return <small>{[length, formatFileSize(item.bytes)].filter(Boolean).join(', ')}</small>;
}

/** A video or a recording of the gallery: plays in place, moves by its handle. */
export function ReelRow(props: ReelRowProps) {
  const { tileKey, item, preview, title, place, count, isFrozen, isEditingCaption, actions, onCaptionDone } =
    props;
  const { t } = useTranslation('gallery');
  const { state } = useGallery();
  const [isPlaying, setIsPlaying] = useState(false);
  const menu = useTileMenu({ tileKey, item, place, count, actions });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, isOver } = useSortable({
    id: tileKey,
    disabled: isFrozen,
    attributes: { roleDescription: t('drag.what') },
  });
  const play = {
    label: t(isPlaying ? 'reel.close' : 'reel.play', { name: title }),
    isOpen: isPlaying,
    onPress: () => setIsPlaying(!isPlaying),
  };
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-tile={tileKey}
      data-state={item.state}
      data-held={isDragging || undefined}
      data-target={(isOver && !isDragging) || undefined}
    >
      <Row gap={3} wrap={false}>
        <ReelThumb
          kind={item.kind}
          picture={item.card_url ?? preview}
          {...(item.state === 'ready' && { play })}
        />
        <p className={classes.text}>
          <strong>{title}</strong>
          <Meta item={item} />
        </p>
        {!isFrozen && (
          <div className={classes.tools}>
            <ActionMenu actions={menu}>
              <button
                type="button"
                className={classes.tool}
                data-menu
                aria-label={t('reel.menu', { name: title })}
              >
                <Ellipsis size={20} aria-hidden />
              </button>
            </ActionMenu>
            <button
              ref={setActivatorNodeRef}
              type="button"
              className={classes.tool}
              data-grip
              {...attributes}
              {...listeners}
              aria-label={t('reel.move', { name: title })}
            >
              <GripVertical size={20} aria-hidden />
            </button>
          </div>
        )}
      </Row>
      {isPlaying && item.state === 'ready' && <ReelPlayer item={item} title={title} />}
      {(isEditingCaption || state.captionErrors[item.id]) && (
        <CaptionEditor id={item.id} caption={item.caption} onDone={onCaptionDone} />
      )}
    </li>
  );
}
