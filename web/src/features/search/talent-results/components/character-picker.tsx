import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useOwnCharacters } from '../../../casting/characters/index.ts';
import type { Searcher } from '../../talent-search/index.ts';
import type { CastCharacter, Shortlistable } from '../model/use-shortlist.ts';
import classes from './character-picker.module.css';

interface CharacterPickerProps {
  talent: Shortlistable;
  searcher: Searcher;
  onChoose: (character: CastCharacter) => void;
  onClose: () => void;
}

function CharacterList({ searcher, onChoose }: Pick<CharacterPickerProps, 'searcher' | 'onChoose'>) {
  const { t } = useTranslation('talentResults');
  const isBuilt = useIsBuilt();
  const { data: characters, isError, refetch } = useOwnCharacters(searcher.kind === 'recruiter');
  if (isError) {
    const retryButton = (
      <Button variant="outline" onClick={() => void refetch()}>
        {t('pick.retry')}
      </Button>
    );
    return (
      <Alert family="stop" action={retryButton}>
        {t('pick.failed')}
      </Alert>
    );
  }
  if (!characters) {
    return (
      <Waiting label={t('pick.loading')}>
        <Skeleton height="9rem" />
      </Waiting>
    );
  }
  if (characters.length === 0) {
    return (
      <>
        <p className={classes.none}>{t('pick.none')}</p>
        {isBuilt(paths.myProjects()) && (
          <ButtonLink to={paths.myProjects()} variant="ink" fullWidth>
            {t('pick.projects')}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <ul className={classes.characters}>
      {characters.map((character) => (
        <li key={character.id}>
          <button type="button" onClick={() => onChoose(character)}>
            <b>{character.name}</b>
            <span>
              {character.project_title} · {t('pick.shortlisted', { count: character.shortlisted })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks for a character when the search has none. */
export function CharacterPicker({ talent, searcher, onChoose, onClose }: CharacterPickerProps) {
  const { t } = useTranslation('talentResults');
  return (
    <Dialog opened onClose={onClose} title={t('pick.title', { name: talent.name })} lead={t('pick.lead')}>
      <CharacterList searcher={searcher} onChoose={onChoose} />
    </Dialog>
  );
}
