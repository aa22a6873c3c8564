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
import { tellUserChanged } from '../../../../shared/lib/user-changed.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { browserGallery } from '../model/browser-gallery.ts';
import { kindOf } from '../model/file-rules.ts';
import type { Gallery } from '../model/gallery.ts';
import { GalleryContext, useGallery } from '../model/gallery-context.ts';
import type { GalleryState } from '../model/gallery-state.ts';
import { useFailureText } from '../model/use-failure-text.ts';
import { useRemoval } from '../model/use-removal.ts';
import classes from './gallery-editor.module.css';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { PhotoSection } from './photo-section.tsx';
import { ReelSection } from './reel-section.tsx';

/** Tells those who do not see the tiles what becomes of their files. */
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

/** The face in the header is the cover: it follows when another photo becomes it, or becomes ready. */
function useCoverNews(userId: number, { gallery }: GalleryState): void {
  const cover = gallery?.gallary.find(({ is_cover_photo }) => is_cover_photo);
  const news = gallery ? `${cover?.id} ${cover?.state}` : undefined;
  const known = useRef(news);
  useEffect(() => {
    const before = known.current;
    known.current = news;
    if (before === undefined || before === news) return;
    session.refreshUser().then(
      () => tellUserChanged({ user_id: userId }),
      (error: unknown) => logProblem('The user was not read anew', error),
    );
  }, [news, userId]);
}

/** Whoever leaves the page has made up their mind about what they removed. */
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
  /** What is still missing before the profile can be published, after every change. */
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

/** Files go to the section they belong to, wherever they are let go. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped and a key heard here; each has a button of its own too.
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

/** Photos, films and recordings of whoever is signed in: added, ordered, captioned, cut, removed. */
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

  return (
    <GalleryContext value={context}>
      <div className={classes.editor}>
        <VisuallyHidden role="status">{words}</VisuallyHidden>
        {state.gallery && (
          <Sections
            notice={
              <>
                {isFrozen && <FrozenNotice />}
                {!isOnline && <Alert family="wait">{t('offline')}</Alert>}
              </>
            }
          />
        )}
        {!state.gallery && !state.isUnread && <GallerySkeleton />}
        {!state.gallery && state.isUnread && (
          <ErrorState
            title={t('error.title')}
            happened={t('error.happened')}
            kept={t('error.kept')}
            next={t('error.next')}
            onRetry={desk.watch.again}
          />
        )}
      </div>
    </GalleryContext>
  );
}
