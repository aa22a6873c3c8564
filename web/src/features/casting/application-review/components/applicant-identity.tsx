import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Kbd } from '../../../../shared/ui/kbd/kbd.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import type { Applicant } from '../api.ts';
import { clockWords } from '../model/clock-words.ts';
import { decidingKey, statusNameOf } from '../model/decisions.ts';
import { ApplicantActions, type ApplicantActionsProps } from './applicant-actions.tsx';
import classes from './applicant-identity.module.css';

export function useFactsLine({ talent }: Pick<Applicant, 'talent'>) {
  const { t } = useTranslation('applicationReview');
  const { current_residence: city, screen_min_age: from, screen_max_age: to } = talent;
  const [min, max] = [from ?? to, to ?? from];
  const plays = min !== null && max !== null && t('card.plays', { age: formatPlayingAge({ min, max }) });
  return [city, plays].filter(Boolean).join('. ');
}

interface ApplicantIdentityProps extends ApplicantActionsProps {
  /** As shown, with what is about to be sent. */
  status: number;
  /** Left out where it cannot be said now. */
  onDeciding: (() => void) | undefined;
}

/** Until when a reply is due, and how to say that nothing is decided yet. */
function ReplyClock({ applicant, onDeciding }: Pick<ApplicantIdentityProps, 'applicant' | 'onDeciding'>) {
  const { t } = useTranslation('applicationReview');
  const clock = clockWords(applicant.clock, t);
  if (!clock) return null;
  return (
    <p className={classes.clock} data-late={clock.isLate || undefined} title={clock.closes}>
      <span>{clock.text}</span>
      {onDeciding && (
        <Button
          variant="outline"
          size="xs"
          aria-keyshortcuts={decidingKey}
          rightSection={<Kbd>{decidingKey}</Kbd>}
          onClick={onDeciding}
        >
          {t('deciding.title')}
        </Button>
      )}
    </p>
  );
}

/** Who they are, where they stand, and how to reach them. */
export function ApplicantIdentity({ applicant, status, isFrozen, onDeciding }: ApplicantIdentityProps) {
  const { t } = useTranslation('applicationReview');
  const { talent, applied_at: at, character } = applicant;
  const photo = talent.image
    ? { src: talent.image, ...(talent.placeholder && { thumbnail: talent.placeholder }) }
    : null;
  return (
    <header className={classes.identity}>
      <div className={classes.photo}>
        <CardPhoto photo={photo} name={talent.name} isFirst />
      </div>
      <div>
        <h2 className={classes.name}>{talent.name}</h2>
        <p className={classes.line}>{useFactsLine(applicant)}</p>
        <p className={classes.state}>
          <Status name={statusNameOf(status)} />
          <span>
            {t('one.applied', { date: formatDate(at) })}
            {character && ` ${t('one.for', { role: character.name })}`}
          </span>
        </p>
        <ReplyClock applicant={applicant} onDeciding={onDeciding} />
      </div>
      <ApplicantActions applicant={applicant} isFrozen={isFrozen} />
    </header>
  );
}
