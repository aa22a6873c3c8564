import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { formatDays } from '@callboard/contract/short-dates';
import { Hourglass } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { AudioPlayer } from '../../../../shared/ui/media/audio-player.tsx';
import { VideoPlayer } from '../../../../shared/ui/media/video-player.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { answerText, UnsentTapes, useFollowing } from '../../applying/index.ts';
import { shortDate } from '../../job-cards/index.ts';
import classes from './what-you-sent.module.css';

type Media = OwnApplicationDetail['sent']['media'][number];

const places = { photo: 'sent.photo', video: 'sent.video', audio: 'sent.audio' } as const;

/** Still being prepared, or it could not be. */
function Unready({ state }: Pick<Media, 'state'>) {
  const { t } = useTranslation('myApplications');
  return (
    <span className={classes.state}>
      <Hourglass size={16} aria-hidden />
      {t(state === 'failed' ? 'sent.failed' : 'sent.processing')}
    </span>
  );
}

function Photo({ item, name }: { item: Media; name: string }) {
  const { card_url, file_url, placeholder, state } = item;
  return (
    <span className={classes.tile}>
      {placeholder && <img src={placeholder} alt="" data-blurred />}
      {state === 'ready' ? (
        <img src={card_url ?? file_url} alt={name} loading="lazy" />
      ) : (
        <Unready state={state} />
      )}
    </span>
  );
}

/** Photos, reels and tapes, in the order the recruiter sees them. */
function SentMedia({ media }: { media: readonly Media[] }) {
  const { t } = useTranslation('myApplications');
  const named = media.map((item, index) => {
    const place = media.slice(0, index + 1).filter(({ kind }) => kind === item.kind).length;
    return { item, name: item.caption ?? t(places[item.kind], { place }) };
  });
  const ofKind = (kind: Media['kind']) => named.filter(({ item }) => item.kind === kind);
  const isReady = ({ item }: (typeof named)[number]) => item.state === 'ready';
  const reels = ofKind('video')
    .filter(isReady)
    .map(({ item, name }) => ({ video: item, title: name }));
  const unready = [...ofKind('video'), ...ofKind('audio')].filter((one) => !isReady(one));
  return (
    <>
      {ofKind('photo').length > 0 && (
        <ul className={classes.media}>
          {ofKind('photo').map(({ item, name }) => (
            <li key={item.id}>
              <Photo item={item} name={name} />
            </li>
          ))}
        </ul>
      )}
      {(reels.length > 0 || unready.length > 0) && (
        <ul className={classes.reels}>
          {reels.map(({ video }, at) => (
            <li key={video.id}>
              <VideoPlayer reels={reels} at={at} />
            </li>
          ))}
          {unready.map(({ item, name }) => (
            <li key={item.id}>
              <span className={classes.tile}>
                <Unready state={item.state} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
      {ofKind('audio')
        .filter(isReady)
        .map(({ item, name }) => (
          <AudioPlayer key={item.id} recording={item} title={name} />
        ))}
    </>
  );
}

/** The days that were told, or that none were. */
function SentDays({ days, isTold }: { days: OwnApplicationDetail['sent']['days']; isTold: boolean }) {
  const { t } = useTranslation('myApplications');
  if (!days) return isTold ? null : <p className={classes.quiet}>{t('sent.notDays')}</p>;
  const { total, available, not_available: taken } = days;
  return (
    <p>
      {t(taken.length === 0 ? 'sent.daysAll' : available === 0 ? 'sent.daysNone' : 'sent.daysSome', {
        total,
        available,
      })}
      {taken.length > 0 &&
        ` (${taken.map(({ start_date, end_date }) => formatDays(start_date, end_date)).join(', ')})`}
    </p>
  );
}

/** As the recruiter has it. Can be changed while they may still look at it. */
export function WhatYouSent({ userId, application }: { userId: number; application: OwnApplicationDetail }) {
  const { t } = useTranslation('myApplications');
  const { id, jobId, sent, actions, change_until } = application;
  const mayChange = actions.includes('change');
  const { following } = useFollowing(userId, id);
  const { media, answers, note, days, tell_days, awaited } = sent;
  return (
    <section id="sent" className={classes.sent}>
      <SectionTitle
        aside={mayChange && change_until ? t('sent.until', { date: shortDate(change_until) }) : undefined}
      >
        {t('sent.title')}
      </SectionTitle>
      {media.length > 0 && <SentMedia media={media} />}
      <ul className={classes.way}>
        <UnsentTapes userId={userId} application={application} />
      </ul>
      {awaited
        .filter((request) => following.every(({ requestId }) => requestId !== request.id))
        .map((request) => (
          <p key={request.id} className={classes.quiet}>
            {t(mayChange ? 'sent.awaited' : 'sent.neverCame', { label: request.label })}
          </p>
        ))}
      {answers.length > 0 && (
        <dl>
          {answers.map(({ question, answer }) => (
            <div key={question.id}>
              <dt>{question.text}</dt>
              <dd>{answerText(question, answer)}</dd>
            </div>
          ))}
        </dl>
      )}
      <SentDays days={days} isTold={tell_days} />
      {note !== null && (
        <figure>
          <figcaption>{t('sent.note')}</figcaption>
          <blockquote>{note}</blockquote>
        </figure>
      )}
      {mayChange && (
        <ButtonLink variant="outline" to={paths.jobApply(jobId, { application: id })}>
          {t('sent.change')}
        </ButtonLink>
      )}
    </section>
  );
}
