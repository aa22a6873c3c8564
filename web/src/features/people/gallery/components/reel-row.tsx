import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { useSortable } from '@dnd-kit/sortable';
import { Ellipsis, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDuration } from '../../../../shared/lib/format/duration.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { AudioPlayer } from '../../../../shared/ui/media/audio-player.tsx';
import { useGallery } from '../model/gallery-context.ts';
import { type TileActions, useTileMenu } from '../model/use-tile-actions.ts';
import { CaptionEditor } from './caption-editor.tsx';
import classes from './reel-row.module.css';
import { ReelThumb } from './reel-thumb.tsx';

const { Component: ReelLightbox } = lazyComponent(
  () => import('../../../../shared/ui/media/reel-lightbox.tsx'),
);

interface ReelPlayerProps {
  item: OwnGalleryItem;
  title: string;
  onClose: () => void;
}

/** As visitors of the profile see and hear it. */
function ReelPlayer({ item, title, onClose }: ReelPlayerProps) {
  return item.kind === 'audio' ? (
    <AudioPlayer recording={item} title={title} startsPlaying />
  ) : (
    <ReelLightbox reels={[{ video: item, title }]} startAt={0} onClose={onClose} />
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
  const { t: controls } = useTranslation('formControls');
  const { t } = useTranslation('gallery');
  const { state } = useGallery();
  const [isPlaying, setIsPlaying] = useState(false);
  const menu = useTileMenu({ tileKey, item, place, count, actions });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, isOver } = useSortable({
    id: tileKey,
    disabled: isFrozen,
    attributes: { roleDescription: controls('drag.what') },
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
      {isPlaying && item.state === 'ready' && (
        <ReelPlayer item={item} title={title} onClose={() => setIsPlaying(false)} />
      )}
      {(isEditingCaption || state.captionErrors[item.id]) && (
        <CaptionEditor id={item.id} caption={item.caption} onDone={onCaptionDone} />
      )}
    </li>
  );
}
