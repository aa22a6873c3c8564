import type { CSSProperties } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { posterColour } from '../../../../shared/ui/project-poster/poster-look.ts';
import type { ReadJob } from '../api.ts';
import { workText } from '../model/role-facts.ts';
import classes from './playbill.module.css';

interface PlaybillProps {
  job: ReadJob;
  company: string;
}

/** The poster of the project; without a picture, a bill made of words. Decorative: all of it is said beside it. */
export function Playbill({ job, company }: PlaybillProps) {
  const { t } = useTranslation('jobPage');
  const { project, project_type: type } = job;
  const title = project?.title ?? job.title;
  if (project?.poster) {
    const { file_url: url, placeholder, width, height } = project.poster;
    return (
      <div className={classes.picture} aria-hidden>
        {placeholder && <img className={classes.placeholder} src={placeholder} alt="" />}
        <img src={url} alt="" width={width} height={height} decoding="async" />
      </div>
    );
  }
  const look: CSSProperties & Record<'--poster', string> = {
    '--poster': `var(--cb-poster-${posterColour(title)})`,
  };
  const dates = workText({ ...job, work_days: null }, t);
  return (
    <div className={classes.bill} style={look} aria-hidden>
      <p className={classes.small}>{t('presents', { company })}</p>
      <p className={classes.title}>{title}</p>
      <p className={classes.synopsis}>{project?.synopsis}</p>
      <p className={classes.small}>{dates ? t('shoots', { type: type.name, dates }) : type.name}</p>
    </div>
  );
}
