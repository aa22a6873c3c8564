import { formatDays } from '@callboard/contract/short-dates';
import { Plus, Search, Share } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useShownHeading } from '../../../../shared/lib/shown-heading.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { Board } from '../api.ts';
import classes from './board-head.module.css';

interface BoardHeadProps {
  board: Board;
  canEdit: boolean;
  findTalents: string;
  onShare: () => void;
}

function shootDays({ shoot_starts_on: from, shoot_ends_on: to }: Board) {
  const [first, last] = [from ?? to, to ?? from];
  return first !== null && last !== null && formatDays(first, last);
}

/** Whose board it is, and what can be done with the whole of it. */
export function BoardHead({ board, canEdit, findTalents, onShare }: BoardHeadProps) {
  const { t } = useTranslation('projectBoard');
  usePageTitle(t('titleOf', { project: board.title }));
  const line = useShownHeading(board.title);
  const days = shootDays(board);
  return (
    <div className={classes.head}>
      <div className={classes.about}>
        <div ref={line}>
          <h1 className={classes.title}>{board.title}</h1>
        </div>
        <p className={classes.line}>
          <Status name={board.status} />
          <span>{board.project_type}</span>
          {board.cities.length > 0 && <span>{board.cities.join(', ')}</span>}
          {days && <span>{t('shoots', { dates: days })}</span>}
        </p>
      </div>
      {canEdit && (
        <div className={classes.actions}>
          <Button variant="outline" leftSection={<Share size={17} aria-hidden />} onClick={onShare}>
            {t('actions.share')}
          </Button>
          <ButtonLink
            to={paths.newCharacter(board.project_id)}
            variant="outline"
            leftSection={<Plus size={17} aria-hidden />}
            aria-label={t('actions.addCharacter')}
          >
            {t('actions.character')}
          </ButtonLink>
          <ButtonLink to={findTalents} leftSection={<Search size={17} aria-hidden />}>
            {t('actions.find')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
