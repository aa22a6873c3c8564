import '../i18n.ts';
import type { TalentProgress } from '@callboard/contract/people/profile-editor/publishing-needs';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useDroppedFiles } from '../../../../shared/lib/files/use-dropped-files.ts';
import { usePastedFiles } from '../../../../shared/lib/files/use-pasted-files.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { useOfflineNote } from '../../../../shared/lib/offline-note.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { session, useSession } from '../../../../shared/lib/session/index.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { notifyUserChanged } from '../../../../shared/lib/user-changed.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { browserGallery } from '../model/browser-gallery.ts';
import { kindOf } from '../model/file-rules.ts';
import type { Gallery } from '../model/gallery.ts';
import { GalleryContext, useGallery } from '../model/gallery-context.ts';
import type { GalleryState } from '../model/gallery-state.ts';
import { useFailureText } from '../model/use-failure-text.ts';
import { useRemoval } from '../model/use-removal.ts';
import classes from './gallery-editor.module.css';
import grid from './photo-grid.module.css';
import { PhotoSection } from './photo-section.tsx';
import { ReelSection } from './reel-section.tsx';

/** Announces uploads and errors to screen readers. */
function useAnnouncer(state: GalleryState) {
  const { t } = useTranslation('gallery');
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const before = useRef(state);

  useEffect(() => {
    const { uploads, gallery } = before.current;
    before.current = state;
    const failed = state.uploads.find(
      ({ key, status }) =>
        status.at === 'failed' && uploads.find((upload) => upload.key === key)?.status.at !== 'failed',
    );
    const refused = state.gallery?.gallary.find(
      (item) =>
        item.state === 'refused' && gallery?.gallary.find(({ id }) => id === item.id)?.state === 'processing',
    );
    const added = state.uploads.filter(({ key }) => !uploads.some((upload) => upload.key === key)).length;
    if (failed?.status.at === 'failed') {
      setText(t('announce.failed', { name: failed.name, reason: failureText(failed.status.failure) }));
    } else if (refused) setText(t('announce.refused', { reason: refused.refusal ?? '' }));
    else if (added > 0) setText(t('announce.added', { count: added }));
    else if (uploads.length > 0 && state.uploads.length === 0) setText(t('announce.allUp'));
  }, [state, t, failureText]);

  return { text, announce: useCallback((message: string) => setText(message), []) };
}

/** The header shows the cover, so the session is refreshed when the cover changes or becomes ready. */
function useRefreshSessionOnCover(userId: number, { gallery }: GalleryState): void {
  const cover = gallery?.gallary.find(({ is_cover_photo }) => is_cover_photo);
  const coverState = gallery ? `${cover?.id} ${cover?.state}` : undefined;
  const known = useRef(coverState);
  useEffect(() => {
    const before = known.current;
    known.current = coverState;
    if (before === undefined || before === coverState) return;
    session.refreshUser().then(
      () => notifyUserChanged({ user_id: userId }),
      (error: unknown) => logProblem('The session was not refreshed', error),
    );
  }, [coverState, userId]);
}

/** Leaving the page ends the time to undo a removal. */
function useFlushOnLeave({ itemRemoval }: Pick<Gallery, 'itemRemoval'>): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') itemRemoval.flush();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', itemRemoval.flush);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', itemRemoval.flush);
      itemRemoval.flush();
    };
  }, [itemRemoval]);
}

interface GalleryEditorProps {
  userId: number;
  /** Called after every change with what is still missing for publishing. */
  onProgress?: (progress: TalentProgress) => void;
}

function FrozenNotice() {
  const { t } = useTranslation('gallery');
  return (
    <Alert
      family="frozen"
      action={
        <ButtonLink to={paths.contactUs()} size="sm" variant="outline">
          {t('frozen.contact')}
        </ButtonLink>
      }
    >
      {t('frozen.text')}
    </Alert>
  );
}

/** Dropped or pasted files go to the section of their type. */
function useDroppedAndPasted(gallery: Gallery, isFrozen: boolean) {
  const addFiles = (files: readonly File[]) => {
    if (isFrozen) return;
    const of = (kind: ReturnType<typeof kindOf>) => files.filter((file) => kindOf(file) === kind);
    if (of('photo').length > 0) gallery.photos.add(of('photo'));
    if (of('video').length > 0) gallery.reels.add('video', of('video'));
    if (of('audio').length > 0) gallery.reels.add('audio', of('audio'));
  };
  usePastedFiles(addFiles);
  return useDroppedFiles(addFiles);
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function Sections({ notice }: { notice: ReactNode }) {
  const { gallery, isFrozen } = useGallery();
  const { isOver, handlers } = useDroppedAndPasted(gallery, isFrozen);
  const { undoLast } = useRemoval();
  const undoByKey = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event)) return;
    event.preventDefault();
    undoLast();
  };
  return (
    <Stack gap={5} onKeyDown={undoByKey} {...handlers}>
      {notice}
      <PhotoSection isOver={isOver && !isFrozen} />
      <div className={classes.reels}>
        <ReelSection kind="video" />
        <ReelSection kind="audio" />
      </div>
    </Stack>
  );
}

const skeletonTiles = ['one', 'two', 'three', 'four', 'five'];

function GallerySkeleton() {
  return (
    <div className={grid.grid}>
      <div className={classes.skeletonCover}>
        <Skeleton aspectRatio="4 / 5" />
      </div>
      {skeletonTiles.map((tile) => (
        <Skeleton key={tile} aspectRatio="4 / 5" />
      ))}
    </div>
  );
}

/** The signed-in talent's photos, videos and recordings: add, order, caption, crop, remove. */
export function GalleryEditor({ userId, onProgress }: GalleryEditorProps) {
  const { t } = useTranslation('gallery');
  const gallery = useMemo(() => browserGallery(userId), [userId]);
  const state = useStore(gallery.store);
  const isFrozen = useSession().user?.isFreezed ?? false;
  const isOnline = useIsOnline();
  useOfflineNote(!isOnline);
  const { text, announce } = useAnnouncer(state);
  const context = useMemo(
    () => ({ gallery, state, isFrozen, announce }),
    [gallery, state, isFrozen, announce],
  );
  const latestOnProgress = useRef(onProgress);
  latestOnProgress.current = onProgress;
  const progress = state.gallery?.progress;

  useEffect(() => gallery.polling.start(), [gallery]);
  useEffect(() => {
    if (progress) latestOnProgress.current?.(progress);
  }, [progress]);
  useFlushOnLeave(gallery);
  useRefreshSessionOnCover(userId, state);

  const query = {
    data: state.gallery,
    error: state.hasLoadFailed || undefined,
    refetch: gallery.polling.retry,
  };
  return (
    <GalleryContext value={context}>
      <div className={classes.editor}>
        <VisuallyHidden role="status">{text}</VisuallyHidden>
        <QueryState query={query} thing={t('thing')} waiting={<GallerySkeleton />}>
          {() => (
            <Sections
              notice={
                <>
                  {isFrozen && <FrozenNotice />}
                  {!isOnline && <Alert family="wait">{t('offline')}</Alert>}
                </>
              }
            />
          )}
        </QueryState>
      </div>
    </GalleryContext>
  );
}
