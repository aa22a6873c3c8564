import '../i18n.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useTalent } from '../api.ts';
import type { Searcher } from '../model/searcher.ts';
import classes from './like-line.module.css';

interface LikeLineProps {
  /** The userUniqueId of the one the others are like. */
  similarTo: string;
  searcher: Searcher;
  /** The search somebody came from. */
  cameFrom: string | undefined;
}

/** Whom these are like, and the way back. */
export function LikeLine({ similarTo, searcher, cameFrom }: LikeLineProps) {
  const { t } = useTranslation('talentResults');
  const { data: talent } = useTalent(similarTo, searcher);
  return (
    <section className={classes.like}>
      <div>
        <h2 className={classes.heading}>
          {talent ? (
            <Link to={paths.talent(talent.userUniqueId)}>{t('like.heading', { name: talent.name })}</Link>
          ) : (
            t('like.headingNobody')
          )}
        </h2>
        <p>{t('like.text')}</p>
      </div>
      <Link className={classes.back} to={cameFrom ?? paths.findTalents()}>
        <ArrowLeft size={16} aria-hidden /> {cameFrom ? t('like.back') : t('like.all')}
      </Link>
    </section>
  );
}
