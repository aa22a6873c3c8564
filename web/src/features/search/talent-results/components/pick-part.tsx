import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useOwnCharacters } from '../../../casting/characters/index.ts';
import type { FoundTalent } from '../model/found-talent.ts';
import type { Searcher } from '../model/searcher.ts';
import type { CastPart } from '../model/use-shortlist.ts';
import classes from './pick-part.module.css';

interface PickPartProps {
  talent: FoundTalent;
  searcher: Searcher;
  onChoose: (part: CastPart) => void;
  onClose: () => void;
}

function Parts({ searcher, onChoose }: Pick<PickPartProps, 'searcher' | 'onChoose'>) {
  const { t } = useTranslation('talentResults');
  const { data: parts, isError, refetch } = useOwnCharacters(searcher.kind === 'recruiter');
  if (isError) {
    const again = (
      <Button variant="outline" onClick={() => void refetch()}>
        {t('pick.retry')}
      </Button>
    );
    return (
      <Notice family="stop" action={again}>
        {t('pick.failed')}
      </Notice>
    );
  }
  if (!parts) {
    return (
      <Waiting label={t('pick.loading')}>
        <Skeleton height="9rem" />
      </Waiting>
    );
  }
  if (parts.length === 0) {
    return (
      <>
        <p className={classes.none}>{t('pick.none')}</p>
        <ButtonLink to={paths.myProjects()} variant="ink" fullWidth>
          {t('pick.projects')}
        </ButtonLink>
      </>
    );
  }
  return (
    <ul className={classes.parts}>
      {parts.map((part) => (
        <li key={part.id}>
          <button type="button" onClick={() => onChoose(part)}>
            <b>{part.name}</b>
            <span>
              {part.project_title} · {t('pick.shortlisted', { count: part.shortlisted })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** For which part somebody is shortlisted, when the search casts none. */
export function PickPart({ talent, searcher, onChoose, onClose }: PickPartProps) {
  const { t } = useTranslation('talentResults');
  return (
    <Dialog opened onClose={onClose} title={t('pick.title', { name: talent.name })} lead={t('pick.lead')}>
      <Parts searcher={searcher} onChoose={onChoose} />
    </Dialog>
  );
}
