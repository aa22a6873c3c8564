import '../i18n.ts';
import type { TalentProgress } from '@callboard/contract/people/profile-editor/publishing-needs';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useDroppedFiles } from '../../../../shared/lib/files/use-dropped-files.ts';
import { usePastedFiles } from '../../../../shared/lib/files/use-pasted-files.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { session, useSession } from '../../../../shared/lib/session/index.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { notifyUserChanged } from '../../../../shared/lib/user-changed.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
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
  const failureWords = useFailureText();
  const [words, setWords] = useState('');
  const before = useRef(state);

  useEffect(() => {
    const { uploads, gallery } = before.current;
    before.current = state;
    const failed = state.uploads.find(
      ({ key, step }) =>
        step.at === 'failed' && uploads.find((upload) => upload.key === key)?.step.at !== 'failed',
    );
    const refused = state.gallery?.gallary.find(
      (item) =>
        item.state === 'refused' && gallery?.gallary.find(({ id }) => id === item.id)?.state === 'processing',
    );
    const added = state.uploads.filter(({ key }) => !uploads.some((upload) => upload.key === key)).length;
    if (failed?.step.at === 'failed') {
      setWords(t('announce.failed', { name: failed.name, reason: failureWords(failed.step.failure) }));
    } else if (refused) setWords(t('announce.refused', { reason: refused.refusal ?? '' }));
    else if (added > 0) setWords(t('announce.added', { count: added }));
    else if (uploads.length > 0 && state.uploads.length === 0) setWords(t('announce.allUp'));
  }, [state, t, failureWords]);

  return { words, announce: useCallback((said: string) => setWords(said), []) };
}

/** The header shows the cover, so the session is refreshed when the cover changes or becomes ready. */
function useCoverNews(userId: number, { gallery }: GalleryState): void {
  const cover = gallery?.gallary.find(({ is_cover_photo }) => is_cover_photo);
  const news = gallery ? `${cover?.id} ${cover?.state}` : undefined;
  const known = useRef(news);
  useEffect(() => {
    const before = known.current;
    known.current = news;
    if (before === undefined || before === news) return;
    session.refreshUser().then(
      () => notifyUserChanged({ user_id: userId }),
      (error: unknown) => logProblem('The session was not refreshed', error),
    );
  }, [news, userId]);
}

/** Leaving the page ends the time to undo a removal. */
function useLeaving({ removing }: Pick<Gallery, 'removing'>): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') removing.flush();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', removing.flush);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', removing.flush);
      removing.flush();
    };
  }, [removing]);
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
function useFilesAnywhere(desk: Gallery, isFrozen: boolean) {
  const take = (files: readonly File[]) => {
    if (isFrozen) return;
    const of = (kind: ReturnType<typeof kindOf>) => files.filter((file) => kindOf(file) === kind);
    if (of('photo').length > 0) desk.photos.add(of('photo'));
    if (of('video').length > 0) desk.reels.add('video', of('video'));
    if (of('audio').length > 0) desk.reels.add('audio', of('audio'));
  };
  usePastedFiles(take);
  return useDroppedFiles(take);
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function Sections({ notice }: { notice: ReactNode }) {
  const { desk, isFrozen } = useGallery();
  const { isOver, handlers } = useFilesAnywhere(desk, isFrozen);
  const { undoLast } = useRemoval();
  const undoByKey = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event)) return;
    event.preventDefault();
    undoLast();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped and Control Z is pressed here; each has a button too.
    <div className={classes.sections} onKeyDown={undoByKey} {...handlers}>
      {notice}
      <PhotoSection isOver={isOver && !isFrozen} />
      <div className={classes.reels}>
        <ReelSection kind="video" />
        <ReelSection kind="audio" />
      </div>
    </div>
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
  const desk = useMemo(() => browserGallery(userId), [userId]);
  const state = useStore(desk.store);
  const isFrozen = useSession().user?.isFreezed ?? false;
  const isOnline = useIsOnline();
  const { words, announce } = useAnnouncer(state);
  const context = useMemo(() => ({ desk, state, isFrozen, announce }), [desk, state, isFrozen, announce]);
  const tell = useRef(onProgress);
  tell.current = onProgress;
  const progress = state.gallery?.progress;

  useEffect(() => desk.watch.begin(), [desk]);
  useEffect(() => {
    if (progress) tell.current?.(progress);
  }, [progress]);
  useLeaving(desk);
  useCoverNews(userId, state);

  const query = { data: state.gallery, error: state.isUnread || undefined, refetch: desk.watch.again };
  return (
    <GalleryContext value={context}>
      <div className={classes.editor}>
        <VisuallyHidden role="status">{words}</VisuallyHidden>
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
