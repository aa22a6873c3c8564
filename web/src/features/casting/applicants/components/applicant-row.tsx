import type { ProjectCandidate } from '@callboard/contract/casting/project-people';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { ShareProjectDialog } from '../../sharing/index.ts';
import { statusOf } from '../model/applicant-status.ts';
import classes from './applicant-row.module.css';

function useFactsLine({
  current_residence: city,
  screen_min_age: from,
  screen_max_age: to,
}: ProjectCandidate) {
  const { t } = useTranslation('projectApplicants');
  const [min, max] = [from ?? to, to ?? from];
  const plays = min !== null && max !== null && t('row.plays', { age: formatPlayingAge({ min, max }) });
  return [city, plays].filter(Boolean).join('. ');
}

/** What the talent wrote, or what the recruiter wrote to them. */
function Words({ person: { words, reason, source, name } }: { person: ProjectCandidate }) {
  const { t } = useTranslation('projectApplicants');
  if (reason)
    return (
      <blockquote className={classes.words} aria-label={t('row.reason', { name })}>
        {reason}
      </blockquote>
    );
  if (!words) return null;
  return source === 'applied' ? (
    <blockquote className={classes.words} aria-label={t('row.note', { name })}>
      {words}
    </blockquote>
  ) : (
    <p className={classes.yours}>{t('row.yourNote', { words })}</p>
  );
}

interface ApplicantRowProps {
  person: ProjectCandidate;
  /** Left out where the reader cannot share it. */
  project?: { readonly id: number; readonly title: string } | undefined;
  /** Left out where the page is about one character. */
  namesCharacter: boolean;
  isFirst: boolean;
}

/** Who applied and is on the shortlist can be asked with everything one needs to decide. */
function ShareAction({ person, project }: Required<Pick<ApplicantRowProps, 'person' | 'project'>>) {
  const { t } = useTranslation('projectApplicants');
  const [isOpen, setIsOpen] = useState(false);
  const { user_id, name, image, character } = person;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('row.shareWith', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('row.share')}
      </Button>
      {isOpen && (
        <ShareProjectDialog
          project={project}
          character={character}
          talents={[{ user_id, name, image }]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** A talent of a character: who they are, how far they are and what they wrote. */
export function ApplicantRow({ person, project, namesCharacter, isFirst }: ApplicantRowProps) {
  const { t } = useTranslation('projectApplicants');
  const { name, image, userUniqueId, user_id, character, source, at, isDecline } = person;
  const line = useFactsLine(person);
  return (
    <li className={classes.row} data-declined={isDecline || undefined}>
      <div className={classes.photo}>
        <CardPhoto photo={image ? { src: image } : null} name={name} isFirst={isFirst} />
      </div>
      <div className={classes.about}>
        <h2 className={classes.name}>
          <Link to={paths.talent(userUniqueId)}>{name}</Link>
        </h2>
        {line && <p className={classes.line}>{line}</p>}
        <div className={classes.statuses}>
          <Status name={statusOf(person)} />
          <span className={classes.when}>
            {t(`row.${source}`, { date: formatDate(at) })}
            {namesCharacter && ` ${t('row.for', { character: character.name })}`}
          </span>
        </div>
      </div>
      <div className={classes.said}>
        <Words person={person} />
      </div>
      <div className={classes.actions}>
        <ButtonLink
          to={paths.talent(userUniqueId)}
          variant="outline"
          size="sm"
          aria-label={t('row.profileOf', { name })}
        >
          {t('row.profile')}
        </ButtonLink>
        {project && person.source === 'applied' && person.status === 'shortlisted' && (
          <ShareAction person={person} project={project} />
        )}
        {person.can_message && (
          <ButtonLink
            to={paths.messages({ with: user_id })}
            variant="ghost"
            size="sm"
            aria-label={t('row.messageWho', { name })}
          >
            {t('row.message')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
