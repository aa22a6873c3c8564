import type { UserRecord } from '@callboard/contract/accounts/settings';
import {
  ArrowRight,
  Bell,
  ImageUp,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircle,
  Smartphone,
  UserPen,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Columns } from '../../../../shared/ui/layout/layout.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { StepCard, StepCards } from '../../../../shared/ui/step-card/step-card.tsx';
import { nextSteps, type Shortcut, type Todo } from '../model/next-steps.ts';
import classes from './next-steps.module.css';

const todoIcons: Record<Todo, LucideIcon> = {
  finishProfile: UserPen,
  verifyEmail: Mail,
  verifyMobile: Smartphone,
  addIcon: ImageUp,
};

function useTodoText(todo: Todo, { email, mobile_number: mobile }: UserRecord): string {
  const { t } = useTranslation('dashboard');
  if (todo === 'verifyEmail') {
    return email === null ? t('steps.verifyEmail.textNone') : t('steps.verifyEmail.text', { email });
  }
  if (todo === 'verifyMobile') {
    return mobile === null ? t('steps.verifyMobile.textNone') : t('steps.verifyMobile.text', { mobile });
  }
  return t(`steps.${todo}.text`);
}

function todoPath(todo: Todo, record: UserRecord): string {
  if (todo === 'finishProfile') return paths.createTalentProfile();
  return `${paths.settings(record.user_type)}#you`;
}

interface TodoCardProps {
  todo: Todo;
  record: UserRecord;
  /** Has the red button of the page. */
  isPrimary: boolean;
  onAddIcon: () => void;
}

function TodoCard({ todo, record, isPrimary, onAddIcon }: TodoCardProps) {
  const { t } = useTranslation('dashboard');
  return (
    <StepCard
      icon={todoIcons[todo]}
      title={t(`steps.${todo}.title`)}
      text={useTodoText(todo, record)}
      action={t(`steps.${todo}.action`)}
      {...(todo === 'addIcon' ? { onAct: onAddIcon } : { to: todoPath(todo, record) })}
      isPrimary={isPrimary}
    />
  );
}

const shortcutIcons: Record<Shortcut, LucideIcon> = {
  findJobs: Megaphone,
  settings: Bell,
  contact: MessageCircle,
};

const shortcutPaths = ({ user_type }: UserRecord): Record<Shortcut, string> => ({
  findJobs: paths.findJobs(),
  settings: `${paths.settings(user_type)}#notifications`,
  contact: paths.memberContact(user_type),
});

/** The whole card is the link. */
function ShortcutCard({ shortcut, record }: { shortcut: Shortcut; record: UserRecord }) {
  const { t } = useTranslation('dashboard');
  const Icon = shortcutIcons[shortcut];
  return (
    <li className={classes.shortcut}>
      <Icon size={22} aria-hidden />
      <h3 className={classes.shortcutTitle}>{t(`steps.${shortcut}.title`)}</h3>
      <p>{t(`steps.${shortcut}.text`)}</p>
      <Link className={classes.shortcutLink} to={shortcutPaths(record)[shortcut]}>
        {t(`steps.${shortcut}.action`)}
        <ArrowRight size={16} aria-hidden />
      </Link>
    </li>
  );
}

/** Offers and auditions of a talent. Neither exists yet, so both lists are empty. */
function ComingUp({ hasQuestions }: { hasQuestions: boolean }) {
  const { t } = useTranslation('dashboard');
  const calendar = (
    <Link className={classes.link} to={paths.talentCalendar()}>
      {t('calendar')}
    </Link>
  );
  return (
    <>
      {!hasQuestions && (
        <section aria-labelledby="asked">
          <SectionTitle id="asked">{t('asked.title')}</SectionTitle>
          <p className={classes.none}>{t('asked.none')}</p>
        </section>
      )}
      <section aria-labelledby="auditions">
        <SectionTitle id="auditions" aside={calendar}>
          {t('auditions.title')}
        </SectionTitle>
        <p className={classes.none}>{t('auditions.none')}</p>
      </section>
    </>
  );
}

interface NextStepsProps {
  record: UserRecord;
  /** Questions of recruiters come first, and have the red button. */
  hasQuestions: boolean;
  onAddIcon: () => void;
}

export function NextSteps({ record, hasQuestions, onAddIcon }: NextStepsProps) {
  const { t } = useTranslation('dashboard');
  const isBuilt = useIsBuilt();
  const { todos, shortcuts } = nextSteps(record);
  return (
    <>
      {todos.length > 0 && (
        <section aria-labelledby="next-steps">
          <SectionTitle id="next-steps">{t('next')}</SectionTitle>
          <StepCards>
            {todos.map((todo, at) => (
              <TodoCard
                key={todo}
                todo={todo}
                record={record}
                isPrimary={at === 0 && !hasQuestions}
                onAddIcon={onAddIcon}
              />
            ))}
          </StepCards>
        </section>
      )}
      <ComingUp hasQuestions={hasQuestions} />
      <section aria-labelledby="shortcuts">
        <SectionTitle id="shortcuts">{t('also')}</SectionTitle>
        <Columns as="ul" min="15rem" gap={4} className={classes.shortcuts}>
          {shortcuts
            .filter((shortcut) => isBuilt(shortcutPaths(record)[shortcut]))
            .map((shortcut) => (
              <ShortcutCard key={shortcut} shortcut={shortcut} record={record} />
            ))}
        </Columns>
      </section>
    </>
  );
}
