import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDays } from '../../../../shared/lib/format/calendar-days.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import type { Question } from '../api.ts';
import classes from './question.module.css';

/** 12 Jan to 20 Mar 2027 */
export const daysOf = ({ start_date, end_date }: Question): string =>
  `${formatDays(start_date, end_date)} ${end_date.slice(0, 4)}`;

/** Who asks, for what and about which days. */
export function QuestionFacts({ question }: { question: Question }) {
  const { t } = useTranslation('availabilityQuestion');
  const { recruiter, project_title, character_name, places } = question;
  const photo = recruiter.photo && {
    src: recruiter.photo.file_url,
    ...(recruiter.photo.placeholder && { thumbnail: recruiter.photo.placeholder }),
  };
  return (
    <div className={classes.box}>
      <div className={classes.photo}>
        <CardPhoto photo={photo} name={recruiter.name} isFirst />
      </div>
      <div className={classes.facts}>
        <h3 className={classes.what}>{project_title ?? recruiter.company}</h3>
        <Facts>
          {project_title !== null && <Fact label={t('company')}>{recruiter.company}</Fact>}
          {character_name !== null && <Fact label={t('character')}>{character_name}</Fact>}
          <Fact label={t('dates')}>{daysOf(question)}</Fact>
          {places.length > 0 && <Fact label={t('place', { count: places.length })}>{places.join(', ')}</Fact>}
        </Facts>
      </div>
    </div>
  );
}
