import '../i18n.ts';
import type { DeskTask } from '@callboard/contract/casting/desk';
import { formatDayMonth } from '@callboard/contract/short-dates';
import {
  ChevronDown,
  ChevronRight,
  FileUser,
  Inbox,
  type LucideIcon,
  Mail,
  MessagesSquare,
  UserPlus,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatTime } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';
import { useDesk, useLiveDesk } from '../api.ts';
import { taskDays, tasksByDay } from '../model/task-days.ts';
import { describeTask } from '../model/task-words.ts';
import { Face, FaceStack } from './faces.tsx';
import classes from './needs-you.module.css';

const icons: Readonly<Record<string, LucideIcon>> = {
  applications: FileUser,
  overdue_applications: FileUser,
  share_answers: Inbox,
  client_answers: MessagesSquare,
  availability_answers: Mail,
  project_invitation: UserPlus,
};

function TaskTime({ task }: { task: DeskTask }) {
  const { t } = useTranslation('desk');
  useTimeFormat();
  const { by, since } = task;
  const shown = (moment: string) =>
    dayInIndia(moment) === dayInIndia(Date.now()) ? formatTime(moment) : formatDayMonth(dayInIndia(moment));
  return (
    <span className={classes.time} data-late={by !== null || undefined}>
      {by === null ? t('tasks.since', { time: shown(since) }) : t('tasks.by', { time: shown(by) })}
    </span>
  );
}

function Task({ task }: { task: DeskTask }) {
  const { t } = useTranslation('desk');
  const isBuilt = useIsBuilt();
  const { title, text, actions, isOfFaces } = describeTask(task, t);
  const { faces, project, kind, count } = task;
  const Icon = (Object.hasOwn(icons, kind) ? icons[kind] : undefined) ?? Inbox;
  const first = count === 1 && !isOfFaces ? faces[0] : undefined;
  return (
    <li className={classes.task}>
      <p className={classes.when}>
        <TaskTime task={task} />
        {project && <i>{project.title}</i>}
      </p>
      {first ? (
        <Face face={first} />
      ) : (
        <span className={classes.icon} aria-hidden>
          <Icon size={20} />
        </span>
      )}
      <div className={classes.text}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {(count > 1 || isOfFaces) && faces.length > 0 && <FaceStack faces={faces} />}
        <div className={classes.actions}>
          {actions
            .filter(({ to }) => isBuilt(to))
            .map(({ label, said, to }, at) => (
              <ButtonLink
                key={label}
                to={to}
                size="sm"
                variant={at === 0 ? 'outline' : 'ghost'}
                aria-label={said}
              >
                {label}
              </ButtonLink>
            ))}
        </div>
      </div>
    </li>
  );
}

function LaterTasks({ label, tasks }: { label: string; tasks: readonly DeskTask[] }) {
  const { t } = useTranslation('desk');
  return (
    <details className={classes.later}>
      <summary>
        {label}
        <span>
          {t('tasks.decisions', { count: tasks.length })}
          <ChevronRight className={classes.turning} size={16} aria-hidden />
        </span>
      </summary>
      <ul className={classes.tasks}>
        {tasks.map((task) => (
          <Task key={keyOf(task)} task={task} />
        ))}
      </ul>
    </details>
  );
}

const keyOf = ({ kind, character, project, talent, since }: DeskTask): string =>
  [kind, project?.id, character?.id, talent?.user_id, since].join();

interface TaskListProps {
  tasks: readonly DeskTask[];
  /** Others are behind a button. */
  most: number;
}

/** Tasks by how long they can wait; those of today are open. */
export function TaskList({ tasks, most }: TaskListProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const days = tasksByDay(tasks);
  const count = days.today.length;
  const shown = isOpen ? days.today : days.today.slice(0, most);
  return (
    <>
      {count > 0 && (
        <ul className={classes.tasks} id={id}>
          {shown.map((task) => (
            <Task key={keyOf(task)} task={task} />
          ))}
        </ul>
      )}
      {count > most && (
        <Button
          className={classes.more}
          variant="ghost"
          fullWidth
          aria-expanded={isOpen}
          aria-controls={id}
          rightSection={<ChevronDown className={classes.chevron} size={16} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('tasks.fewer') : t('tasks.all', { count, shown: formatCount(count) })}
        </Button>
      )}
      {taskDays
        .filter((day) => day !== 'today' && days[day].length > 0)
        .map((day) => (
          <LaterTasks key={day} label={day === 'today' ? '' : t(`tasks.${day}`)} tasks={days[day]} />
        ))}
    </>
  );
}

/** How many are shown at first: fewer on phones, where a list follows. */
const shownAtFirst = { wide: 6, narrow: 2 };

/** What needs this recruiter today, across projects. Each row ends in the act itself. */
export function NeedsYou({ userId }: { userId: number }) {
  const { t } = useTranslation('desk');
  const query = useDesk(userId);
  useLiveDesk(userId);
  const isNarrow = useMediaQuery('(max-width: 68rem)');
  const count = query.data?.tasks.length ?? 0;
  return (
    <section aria-labelledby="needs-you">
      <SectionTitle
        id="needs-you"
        aside={count > 0 ? t('tasks.count', { shown: formatCount(count) }) : undefined}
      >
        {t('tasks.title')}
      </SectionTitle>
      <QueryState
        query={query}
        thing={t('tasks.thing')}
        level={3}
        waiting={<Skeleton height={isNarrow ? '8rem' : '20rem'} />}
      >
        {({ tasks }) =>
          tasks.length > 0 ? (
            <TaskList tasks={tasks} most={isNarrow ? shownAtFirst.narrow : shownAtFirst.wide} />
          ) : (
            <p className={classes.none}>{t('tasks.none')}</p>
          )
        }
      </QueryState>
    </section>
  );
}
