import type { CastList as CastListData } from '@callboard/contract/site/landing';
import { ChevronRight, User } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { formatMonths } from '../../../../shared/lib/format/calendar-days.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import classes from './cast-list.module.css';
import { PinnedSlip } from './pinned-slip.tsx';
import { Portrait } from './portrait.tsx';

type CastRole = CastListData['parts'][number];

function OpenRole({ part }: { part: CastRole }) {
  const { t } = useTranslation('landing');
  const isBuilt = useIsBuilt();
  return (
    <li className={classes.part} data-open>
      <span className={classes.place} aria-hidden>
        <User size={22} />
      </span>
      <p className={classes.line}>
        <span className={classes.character}>{part.character}</span>
        {part.job_id && isBuilt(paths.job(part.job_id)) ? (
          <Link className={classes.answer} to={paths.job(part.job_id)}>
            <span className={classes.you}>{t('castList.you')} </span>
            {t('castList.answer')} <ChevronRight size={15} aria-hidden />
          </Link>
        ) : (
          <span className={classes.name}>{t('castList.casting')}</span>
        )}
      </p>
    </li>
  );
}

function ShootLine({ list }: { list: CastListData }) {
  const { t } = useTranslation('landing');
  const { project_type: type, city, shoot_starts_on: starts, shoot_ends_on: ends } = list;
  if (starts && ends) {
    const months = formatMonths(starts, ends);
    return city ? t('castList.shootsIn', { type, months, city }) : t('castList.shoots', { type, months });
  }
  return city ? t('castList.in', { type, city }) : type;
}

/** A real project with its cast and an open role. */
export function CastList({ list }: { list: CastListData }) {
  const { t } = useTranslation('landing');
  return (
    <PinnedSlip
      label={t('castList.label', { title: list.title })}
      title={list.title}
      overline={t('castList.overline')}
      foot={
        <>
          <span>
            <ShootLine list={list} />
          </span>
          <Status name={list.status} />
        </>
      }
    >
      <ul className={classes.parts}>
        {list.parts.map((part, index) =>
          part.talent ? (
            <li key={part.character} className={classes.part}>
              <span className={classes.photo}>
                <Portrait picture={part.talent.picture} isFirst={index === 0} />
              </span>
              <p className={classes.line}>
                <span className={classes.character}>{part.character}</span>
                <Link className={classes.name} to={paths.talent(part.talent.id)}>
                  {part.talent.name}
                </Link>
              </p>
            </li>
          ) : (
            <OpenRole key={part.character} part={part} />
          ),
        )}
      </ul>
    </PinnedSlip>
  );
}
