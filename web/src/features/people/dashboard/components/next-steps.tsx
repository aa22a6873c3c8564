import type { UserRecord } from '@callboard/contract/accounts/settings';
import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import type { RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import {
  ArrowRight,
  BadgeCheck,
  Bell,
  ImageUp,
  KeyRound,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircle,
  Search,
  Smartphone,
  UserPen,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Columns } from '../../../../shared/ui/layout/layout.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { nextSteps, type Shortcut, type Todo } from '../model/next-steps.ts';
import classes from './next-steps.module.css';

const todoIcons: Record<Todo, LucideIcon> = {
  getVerified: BadgeCheck,
  sendAgain: BadgeCheck,
  finishProfile: UserPen,
  verifyEmail: Mail,
  verifyMobile: Smartphone,
  addIcon: ImageUp,
};

function useTodoText(todo: Todo, { email, mobile_number: mobile }: UserRecord, reason: string): string {
  const { t } = useTranslation('dashboard');
  if (todo === 'sendAgain') return t('steps.sendAgain.text', { reason });
  if (todo === 'verifyEmail') {
    return email === null ? t('steps.verifyEmail.textNone') : t('steps.verifyEmail.text', { email });
  }
  if (todo === 'verifyMobile') {
    return mobile === null ? t('steps.verifyMobile.textNone') : t('steps.verifyMobile.text', { mobile });
  }
  return t(`steps.${todo}.text`, { credits: creditsWhenVerified });
}

function todoPath(todo: Todo, record: UserRecord): string {
  if (todo === 'finishProfile') return paths.createTalentProfile();
  const part = todo === 'getVerified' || todo === 'sendAgain' ? 'verification' : 'you';
  return `${paths.settings(record.user_type)}#${part}`;
}

interface TodoCardProps {
  todo: Todo;
  verification: RecruiterVerification | undefined;
  record: UserRecord;
  /** Has the red button of the page. */
  isPrimary: boolean;
  onAddIcon: () => void;
}

function TodoCard({ todo, verification, record, isPrimary, onAddIcon }: TodoCardProps) {
  const { t } = useTranslation('dashboard');
  const text = useTodoText(todo, record, verification?.refused_reason ?? '');
  const Icon = todoIcons[todo];
  const look = { variant: isPrimary ? 'filled' : 'outline', className: classes.action } as const;
  const action = t(`steps.${todo}.action`);
  const to = todoPath(todo, record);
  return (
    <li className={classes.todo} data-first={isPrimary || undefined}>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <h3>{t(`steps.${todo}.title`, { credits: creditsWhenVerified })}</h3>
        <p>{text}</p>
      </div>
      {todo === 'addIcon' ? (
        <Button {...look} onClick={onAddIcon}>
          {action}
        </Button>
      ) : (
        <ButtonLink {...look} to={to}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}

const shortcutIcons: Record<Shortcut, LucideIcon> = {
  findTalents: Search,
  unlocked: KeyRound,
  findJobs: Megaphone,
  settings: Bell,
  contact: MessageCircle,
};

const shortcutPaths = ({ user_type }: UserRecord): Record<Shortcut, string> => ({
  findTalents: paths.findTalents(),
  unlocked: paths.unlockedProfiles(),
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
  /** Of a recruiter. */
  verification: RecruiterVerification | undefined;
  /** Questions of recruiters come first, and have the red button. */
  hasQuestions: boolean;
  onAddIcon: () => void;
}

export function NextSteps({ record, verification, hasQuestions, onAddIcon }: NextStepsProps) {
  const { t } = useTranslation('dashboard');
  const isBuilt = useIsBuilt();
  const { todos, shortcuts } = nextSteps(record, verification?.status);
  return (
    <>
      {verification?.status === 'in_review' && (
        <Alert family="wait">{t('inReview', { credits: creditsWhenVerified })}</Alert>
      )}
      {todos.length > 0 && (
        <section aria-labelledby="next-steps">
          <SectionTitle id="next-steps">{t('next')}</SectionTitle>
          <ul className={classes.todos}>
            {todos.map((todo, at) => (
              <TodoCard
                key={todo}
                todo={todo}
                verification={verification}
                record={record}
                isPrimary={at === 0 && !hasQuestions}
                onAddIcon={onAddIcon}
              />
            ))}
          </ul>
        </section>
      )}
      {record.user_type === 1 && <ComingUp hasQuestions={hasQuestions} />}
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
