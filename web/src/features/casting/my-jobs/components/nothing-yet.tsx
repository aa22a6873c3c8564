import { CalendarDays, Mail, Send } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type ProfileSection, paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './nothing-yet.module.css';

const sections = ['photos', 'skills', 'body'] as const satisfies readonly ProfileSection[];

/** What helps, each with the way to it. */
export function WhatHelps() {
  const { t } = useTranslation('myJobs');
  const help = [
    ...sections.map((key) => ({ key, to: paths.editTalentSection(key) })),
    { key: 'calendar', to: paths.talentCalendar() } as const,
  ];
  return (
    <section className={classes.help}>
      <SectionTitle>{t('nothing.helpTitle')}</SectionTitle>
      <ul>
        {help.map(({ key, to }) => (
          <li key={key}>
            <span>{t(`nothing.help.${key}.text`)}</span>
            <Link to={to}>{t(`nothing.help.${key}.action`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before the first project. */
export function NothingYet({ userUniqueId }: { userUniqueId: string }) {
  const { t } = useTranslation('myJobs');
  return (
    <div className={classes.page}>
      <EmptyState
        icon={Mail}
        sideIcon={Send}
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={<ButtonLink to={paths.talent(userUniqueId)}>{t('nothing.action')}</ButtonLink>}
      />
      <WhatHelps />
    </div>
  );
}

/** Nothing in this list yet; the way leads to what there is. */
export function NothingHere({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <EmptyState
      icon={CalendarDays}
      sideIcon={Mail}
      title={title}
      text={text}
      action={
        <ButtonLink to={paths.myJobs()} variant="outline">
          {action}
        </ButtonLink>
      }
    />
  );
}
