import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { shortDateTime } from '../../job-cards/index.ts';
import classes from './words.module.css';

type Step = OwnApplicationDetail['steps'][number];

interface WordsProps {
  words: string;
  step: Step | undefined;
  recruiter: OwnApplicationDetail['recruiter'];
  /** What the words are about. */
  title?: string | undefined;
}

/** What the recruiter said, before anything of ours. */
export function Words({ words, step, recruiter, title }: WordsProps) {
  const { t } = useTranslation('myApplications');
  const name = step?.by ?? recruiter?.name ?? t('row.somebody');
  return (
    <figure className={classes.words}>
      {title && <h2>{title}</h2>}
      <blockquote>{words}</blockquote>
      <figcaption>
        <Avatar src={recruiter?.name === name ? (recruiter.image ?? undefined) : undefined} name={name} />
        <span>
          <b>{name}</b>
          {[recruiter?.company, step && shortDateTime(step.at)].filter(Boolean).join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
