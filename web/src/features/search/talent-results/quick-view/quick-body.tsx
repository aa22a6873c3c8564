import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatUsualFee } from '../../../../shared/lib/format/usual-fee.ts';
import { srcSetOf } from '../../../../shared/lib/images/photo-sources.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { AudioPlayer } from '../../../../shared/ui/media/audio-player.tsx';
import { VideoPlayer } from '../../../../shared/ui/media/video-player.tsx';
import { NextDays } from '../../../../shared/ui/next-days/next-days.tsx';
import { PastWorkLine } from '../../../../shared/ui/past-work-line/past-work-line.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { CardFlags } from '../../../../shared/ui/talent-card/card-flags.tsx';
import { FitReasons } from '../../../../shared/ui/talent-card/fit-reasons.tsx';
import type { CastingCharacter } from '../../../casting/profile-walk/index.ts';
import type { Searcher } from '../../talent-search/index.ts';
import { recordTalentView, useConnection, useQuickView } from '../api.ts';
import { type FoundTalent, isRecruiterCard, toCard } from '../model/found-talent.ts';
import type { CastCharacter } from '../model/use-shortlist.ts';
import classes from './quick-view.module.css';

interface QuickPhotosProps {
  name: string;
  photos: readonly GalleryItem[];
}

/** One large photo, the others as thumbnails. */
function QuickPhotos({ name, photos }: QuickPhotosProps) {
  const { t } = useTranslation('talentResults');
  const [at, setAt] = useState(0);
  const of = photos.length;
  const photo = photos[at] ?? photos[0];
  if (!photo) return <p className={classes.none}>{t('quickView.noPhoto', { name })}</p>;
  const { caption } = photo;
  return (
    <Stack gap={2}>
      <img
        key={photo.id}
        className={classes.photo}
        src={photo.file_url}
        srcSet={srcSetOf(photo)}
        sizes="(min-width: 48rem) 24rem, 100vw"
        alt={
          caption
            ? t('quickView.photoCaption', { name, caption })
            : t('quickView.photo', { name, at: at + 1, of })
        }
        width={photo.width ?? 4}
        height={photo.height ?? 5}
        style={photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined}
      />
      {of > 1 && (
        <ul className={classes.thumbs} aria-label={t('quickView.photos')}>
          {photos.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                aria-label={t('quickView.show', { at: index + 1, of })}
                aria-current={index === at || undefined}
                onClick={() => setAt(index)}
              >
                <img src={one.card_url ?? one.file_url} alt="" width={4} height={5} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function QuickReels({ gallery }: { gallery: readonly GalleryItem[] }) {
  const { t } = useTranslation('talentResults');
  const videos = gallery.filter(({ kind }) => kind === 'video');
  const recordings = gallery.filter(({ kind }) => kind === 'audio');
  if (videos.length + recordings.length === 0) return null;
  const reels = videos.map((video, at) => ({
    video,
    title: video.caption ?? t('quickView.video', { at: at + 1 }),
  }));
  return (
    <Stack as="section">
      <h3 className={classes.subtitle}>{t('quickView.reels')}</h3>
      {videos.length > 0 && (
        <ul className={classes.videos}>
          {reels.map(({ video }, at) => (
            <li key={video.id}>
              <VideoPlayer reels={reels} at={at} />
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.recordings}>
        {recordings.map((recording, at) => (
          <li key={recording.id}>
            <AudioPlayer
              recording={recording}
              title={recording.caption ?? t('quickView.recording', { at: at + 1 })}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function QuickFacts({ talent, viewedAt }: { talent: FoundTalent; viewedAt: string | undefined }) {
  const { t } = useTranslation('talentResults');
  const { t: cardText } = useTranslation('talentCard');
  const recruiterCard = isRecruiterCard(talent) ? talent : undefined;
  const skills = isRecruiterCard(talent) ? [] : talent.skils;
  const reasons = recruiterCard?.reasons ?? [];
  return (
    <div className={classes.facts}>
      <CardFlags talent={toCard(talent)} isRoomy />
      {recruiterCard?.days && <NextDays days={recruiterCard.days} />}
      {talent.match !== null && (
        <h3 className={classes.subtitle}>{cardText('match', { match: talent.match })}</h3>
      )}
      {reasons.length > 0 && <FitReasons reasons={reasons} />}
      <Facts>
        {recruiterCard && recruiterCard.languages.length > 0 && (
          <Fact label={t('quickView.languages')}>{recruiterCard.languages.join(', ')}</Fact>
        )}
        {skills.length > 0 && <Fact label={t('quickView.skills')}>{skills.join(', ')}</Fact>}
        {recruiterCard?.height_cm && (
          <Fact label={t('quickView.height')}>
            {t('quickView.centimetres', { height: recruiterCard.height_cm })}
          </Fact>
        )}
        {recruiterCard?.usual_fee && (
          <Fact label={cardText('usualFee')}>
            {formatUsualFee(recruiterCard.usual_fee, cardText)}
            {recruiterCard.usual_fee.note && (
              <span className={classes.feeNote}>{recruiterCard.usual_fee.note}</span>
            )}
          </Fact>
        )}
        {recruiterCard?.is_id_verified && (
          <Fact label={t('quickView.identity')}>{t('quickView.checked')}</Fact>
        )}
        {recruiterCard?.last_active_at && (
          <Fact label={t('quickView.active')}>{formatDate(recruiterCard.last_active_at)}</Fact>
        )}
      </Facts>
      {viewedAt && <p className={classes.viewed}>{t('quickView.viewed', { date: formatDate(viewedAt) })}</p>}
    </div>
  );
}

/** The profile lists all of them. */
const maxShown = 6;

function QuickWork({ works }: { works: readonly PastWork[] }) {
  const { t } = useTranslation('talentResults');
  return (
    <Stack as="section">
      <h3 className={classes.subtitle}>{t('quickView.work')}</h3>
      {works.length === 0 && <p className={classes.note}>{t('quickView.noWork')}</p>}
      <ul className={classes.works}>
        {works.slice(0, maxShown).map((work) => (
          <PastWorkLine key={work.id} work={work} />
        ))}
      </ul>
      {works.length > maxShown && (
        <p className={classes.note}>{t('quickView.allWork', { count: works.length - maxShown })}</p>
      )}
    </Stack>
  );
}

/** Returns when this recruiter last viewed the talent. Neither request blocks the page. */
function useRecordedView(talentId: number, searcher: Searcher): string | undefined {
  const { data, isFetched } = useConnection(talentId, searcher);
  const recorded = useRef<number>(undefined);
  useEffect(() => {
    // Waits for the previous view to load, which this one would overwrite.
    if (!isFetched || recorded.current === talentId) return;
    recorded.current = talentId;
    recordTalentView(talentId).catch((error: unknown) => logProblem('The view was not recorded', error));
  }, [isFetched, talentId]);
  return data?.last_viewed_at ?? undefined;
}

interface QuickBodyProps {
  talent: FoundTalent;
  searcher: Searcher;
  /** Whom the search is for. */
  character: CastCharacter | undefined;
}

const { Component: Casting } = lazyComponent(
  async () => {
    const { QuickCasting } = await import('../../../casting/profile-walk/index.ts');
    return { default: QuickCasting };
  },
  <Skeleton height="8rem" />,
);

/** The name of a character of someone else’s project is not known, so nothing is said about it. */
const toCasting = (character: CastCharacter | undefined): CastingCharacter | undefined =>
  character?.name === undefined
    ? undefined
    : {
        id: character.id,
        name: character.name,
        projectId: character.project_id,
        projectTitle: character.project_title ?? '',
      };

function RecordedFacts({ talent, searcher }: Pick<QuickBodyProps, 'talent' | 'searcher'>) {
  const viewedAt = useRecordedView(talent.user_id, searcher);
  return <QuickFacts talent={talent} viewedAt={viewedAt} />;
}

function SignInHint({ name }: { name: string }) {
  const { t } = useTranslation('talentResults');
  return (
    <Alert
      family="wait"
      action={
        <Button variant="outline" onClick={() => openAuthDialog('sign-in', { kind: 2 })}>
          {t('quickView.signIn')}
        </Button>
      }
    >
      {t('quickView.more', { name })}
    </Alert>
  );
}

/** Shows what the card has right away, the rest once it has loaded. */
export function QuickBody({ talent, searcher, character }: QuickBodyProps) {
  const { t } = useTranslation('talentResults');
  // The previous view is loaded first, because loading the rest counts as a view.
  const connection = useConnection(talent.user_id, searcher);
  const isEnabled = searcher.kind !== 'recruiter' || connection.isFetched;
  const { data, isError, error, refetch } = useQuickView(talent.userUniqueId, searcher, isEnabled);
  const isLimited = readRequestError(error).code === 'RATE_LIMITED';
  const isSignedOut = searcher.isKnown && searcher.id === undefined;
  return (
    <div className={classes.columns}>
      <div>
        {data && (
          <QuickPhotos name={talent.name} photos={data.gallary.filter(({ kind }) => kind === 'photo')} />
        )}
        {!data && !isError && <Skeleton aspectRatio="4 / 5" />}
      </div>
      <Stack gap={5}>
        {searcher.kind === 'recruiter' ? (
          <RecordedFacts talent={talent} searcher={searcher} />
        ) : (
          <QuickFacts talent={talent} viewedAt={undefined} />
        )}
        {isRecruiterCard(talent) && <Casting talent={talent} character={toCasting(character)} />}
        {isError && (
          <Alert
            family="stop"
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {t('quickView.retry')}
              </Button>
            }
          >
            {t(isLimited ? 'quickView.limited' : 'quickView.failed')}
          </Alert>
        )}
        {!data && !isError && (
          <Waiting label={t('quickView.loading')}>
            <SkeletonText lines={5} />
          </Waiting>
        )}
        {data && (
          <>
            <QuickReels gallery={data.gallary} />
            <QuickWork works={data.past_work} />
          </>
        )}
        {isSignedOut && <SignInHint name={talent.name} />}
      </Stack>
    </div>
  );
}
