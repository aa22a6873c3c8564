import './i18n.ts';
import type { ClosedProject } from '@callboard/contract/casting/project-closing';
import { todayInIndia } from '@callboard/contract/people/ages';
import { formatDay } from '@callboard/contract/short-dates';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../shared/lib/format/dates.ts';
import { Avatar } from '../../../shared/ui/avatar/avatar.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import { useClosedProject } from './api.ts';
import classes from './closed-outcome.module.css';
import { ReopenDialog } from './components/reopen-dialog.tsx';
import { partName } from './model/closing-plan.ts';

function CharacterOutcome({ character }: { character: ClosedProject['characters'][number] }) {
  const { t } = useTranslation('projectClosing');
  const { name, wanted, cast } = character;
  return (
    <li className={classes.character}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {cast.length === 0 && <Status name="notSelected">{t('outcome.nobody')}</Status>}
        {wanted > 1 && cast.length > 0 && (
          <span className={classes.aside}>{t('outcome.castOf', { cast: cast.length, wanted })}</span>
        )}
      </div>
      {cast.length > 0 && (
        <ul className={classes.people}>
          {cast.map(({ user_id, name: person, image }) => (
            <li key={user_id} className={classes.person}>
              <Avatar src={image ?? undefined} name={person} size="lg" />
              <strong>{person}</strong>
              <Status name="cast" />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Answers({ answered }: Pick<ClosedProject, 'answered'>) {
  const { t } = useTranslation('projectClosing');
  if (answered.length === 0) return <p className={classes.aside}>{t('outcome.nobodyNotified')}</p>;
  return (
    <ul className={classes.answers}>
      {answered.map(({ key, count, words }) => (
        <li key={key}>
          <div className={classes.head}>
            <strong>{t(partName(key))}</strong>
            <span className={classes.aside}>{t('words.people', { count })}</span>
          </div>
          <blockquote className={classes.words}>{words}</blockquote>
        </li>
      ))}
    </ul>
  );
}

interface ReopeningProps {
  project: ClosedProject;
  onReopen: () => void;
}

function Reopening({ project, onReopen }: ReopeningProps) {
  const { t } = useTranslation('projectClosing');
  const [isAsking, setIsAsking] = useState(false);
  const { can_reopen, reopen_until } = project;
  const isOver = reopen_until < todayInIndia();
  const text = isOver ? 'outcome.over' : can_reopen ? 'outcome.until' : 'outcome.untilOwner';
  return (
    <div className={classes.reopening}>
      <p>{t(text, { date: formatDay(reopen_until) })}</p>
      {can_reopen && (
        <Button
          variant="outline"
          leftSection={<RotateCcw size={16} aria-hidden />}
          onClick={() => setIsAsking(true)}
        >
          {t('reopen.button')}
        </Button>
      )}
      {isAsking && (
        <ReopenDialog
          project={project}
          onClose={() => setIsAsking(false)}
          onReopened={() => {
            setIsAsking(false);
            onReopen();
          }}
        />
      )}
    </div>
  );
}

function Outcome({ project, onReopen }: ReopeningProps) {
  const { t } = useTranslation('projectClosing');
  const { closed_at, closed_by, characters, answered } = project;
  const date = formatDate(closed_at);
  return (
    <div className={classes.outcome}>
      <section>
        <SectionTitle
          aside={
            closed_by ? t('outcome.closedBy', { date, name: closed_by.name }) : t('outcome.closed', { date })
          }
        >
          {t('outcome.title')}
        </SectionTitle>
        <ul className={classes.characters}>
          {characters.map((character) => (
            <CharacterOutcome key={character.id} character={character} />
          ))}
        </ul>
      </section>
      <section>
        <SectionTitle>{t('outcome.notified')}</SectionTitle>
        <Answers answered={answered} />
      </section>
      <Reopening project={project} onReopen={onReopen} />
    </div>
  );
}

interface ClosedOutcomeProps {
  projectId: number;
  /** The project was reopened. */
  onReopen: () => void;
}

/** How a closed project ended, and reopening it. */
export function ClosedOutcome({ projectId, onReopen }: ClosedOutcomeProps) {
  const { t } = useTranslation('projectClosing');
  const closed = useClosedProject(projectId);
  return (
    <QueryState
      query={closed}
      thing={t('outcome.thing')}
      waiting={
        <div className={classes.outcome}>
          <Skeleton height="10rem" />
          <Skeleton height="8rem" />
        </div>
      }
    >
      {(project) => <Outcome project={project} onReopen={onReopen} />}
    </QueryState>
  );
}
