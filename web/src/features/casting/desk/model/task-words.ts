import type { DeskTask } from '@callboard/contract/casting/desk';
import { formatDays } from '@callboard/contract/short-dates';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';

interface TaskAction {
  readonly label: string;
  /** With what it is about, for those who hear it out of its row. */
  readonly said: string;
  readonly to: string;
}

export interface TaskWords {
  readonly title: string;
  readonly text?: string | undefined;
  /** The faces are those it says something of, also when it is one. */
  readonly isOfFaces?: true;
  /** The first is the act itself. */
  readonly actions: readonly TaskAction[];
}

type Describe = (task: DeskTask, t: TFunction<'desk'>) => TaskWords;

const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

/** What the task is about: the character, else the job, else the project. */
const subjectOf = ({ character, project, detail }: DeskTask): string =>
  character?.name ?? (textOf(detail.job) || (project?.title ?? ''));

/** Where the talents of a task are looked at: who applied, or who was asked. */
const pageOf = (
  { project, character, detail }: DeskTask,
  key: 'applications' | 'overdue_applications' | 'share_answers',
): string => {
  if (key !== 'share_answers' && typeof detail.job_id === 'number') {
    const path = paths.jobApplicants(detail.job_id);
    return key === 'overdue_applications' ? `${path}?overdue=1` : path;
  }
  if (!project) return paths.myJobPostings();
  return key !== 'share_answers'
    ? paths.projectApplicants(project.id, character?.id)
    : paths.board(project.id, character?.id);
};

const review: (key: 'applications' | 'overdue_applications' | 'share_answers') => Describe =
  (key) => (task, t) => {
    const what = subjectOf(task);
    return {
      title: t(`tasks.${key}`, { count: task.count, what }),
      actions: [{ label: t('tasks.review'), said: t('tasks.reviewWhat', { what }), to: pageOf(task, key) }],
    };
  };

/** What clients said, in numbers; the faces are those they said yes to. */
const clientAnswers: Describe = (task, t) => {
  const { count, detail } = task;
  const what = subjectOf(task);
  const said = (['yes', 'maybe', 'no'] as const).flatMap((answer) => {
    const given = Number(detail[answer] ?? 0);
    return given > 0 ? [t(`tasks.answers.${answer}`, { count: given })] : [];
  });
  return {
    title:
      count === 1
        ? t('tasks.clientReplied', { name: textOf(detail.client), what })
        : t('tasks.clientsReplied', { name: textOf(detail.client), count: count - 1, what }),
    text: said.length > 0 ? said.join(', ') : t('tasks.answers.comments'),
    isOfFaces: true,
    actions: [
      {
        label: t('tasks.replies'),
        said: t('tasks.repliesAbout', { what }),
        to: pageOf(task, 'share_answers'),
      },
    ],
  };
};

const availabilityAnswer: Describe = (task, t) => {
  const { talent, detail } = task;
  const name = talent?.name ?? '';
  const days = formatDays(textOf(detail.starts_on), textOf(detail.ends_on));
  const what = subjectOf(task);
  return {
    title: t(detail.answer === 'available' ? 'tasks.isAvailable' : 'tasks.isNotAvailable', { name }),
    text: what ? t('tasks.forWhat', { days, what }) : days,
    actions: talent
      ? [
          {
            label: t('tasks.profile'),
            said: t('tasks.profileOf', { name }),
            to: paths.talent(talent.userUniqueId),
          },
          {
            label: t('tasks.message'),
            said: t('tasks.messageWho', { name }),
            to: paths.messages({ with: talent.user_id }),
          },
        ]
      : [],
  };
};

const invitation: Describe = ({ project, detail }, t) => ({
  title: t('tasks.invitation', { name: textOf(detail.name), what: project?.title ?? '' }),
  text: t('tasks.invitationText'),
  actions: [],
});

const descriptions: Readonly<Record<string, Describe>> = {
  applications: review('applications'),
  overdue_applications: review('overdue_applications'),
  share_answers: review('share_answers'),
  client_answers: clientAnswers,
  availability_answers: availabilityAnswer,
  project_invitation: invitation,
};

/** A kind this version does not know leads to its project. */
const unknown: Describe = (task, t) => {
  const { project } = task;
  if (!project) return { title: t('tasks.otherNoProject'), actions: [] };
  const what = project.title;
  return {
    title: t('tasks.other', { what }),
    actions: [{ label: t('tasks.open'), said: t('tasks.openWhat', { what }), to: paths.project(project.id) }],
  };
};

export const describeTask: Describe = (task, t) => {
  const describe = Object.hasOwn(descriptions, task.kind) ? descriptions[task.kind] : undefined;
  return (describe ?? unknown)(task, t);
};
