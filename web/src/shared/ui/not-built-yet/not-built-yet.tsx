import type { ReactNode } from 'react';
import type { notBuilt } from '../../i18n/en/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Fact, Facts } from '../facts/facts.tsx';
import classes from './not-built-yet.module.css';

interface NotBuiltYetProps {
  title: string;
  purpose: string;
  part: string;
  address: string;
  access: keyof typeof notBuilt.accessKinds;
  /** Links to other pages. */
  children?: ReactNode;
  level?: 1 | 3;
}

/** A placeholder for a page that is not built yet. */
export function NotBuiltYet({
  title,
  purpose,
  part,
  address,
  access,
  children,
  level = 1,
}: NotBuiltYetProps) {
  const { t } = useTranslation('notBuilt');
  const Heading = level === 1 ? 'h1' : 'h3';
  return (
    <article className={classes.sheet}>
      <p className={classes.overline}>{t('overline')}</p>
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.purpose}>{purpose}</p>
      <div className={classes.facts}>
        <Facts>
          <Fact label={t('address')}>{address}</Fact>
          <Fact label={t('part')}>{part}</Fact>
          <Fact label={t('access')}>{t(`accessKinds.${access}`)}</Fact>
        </Facts>
      </div>
      <p className={classes.explanation}>{t('explanation')}</p>
      {children && <div className={classes.actions}>{children}</div>}
    </article>
  );
}
