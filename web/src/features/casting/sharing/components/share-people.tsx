import { X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { namesOf, type SharedPerson } from '../model/share-problem.ts';
import classes from './share-project.module.css';

interface SharePeopleProps {
  /** Who will be asked. */
  people: readonly SharedPerson[];
  /** Who was asked about this character before. */
  asked: readonly SharedPerson[];
  character: string | undefined;
  /** There are people who were left out. */
  onPutBack: (() => void) | undefined;
  onRemove: (userId: number) => void;
}

/** Who it goes to. Anyone can be left out, and those asked already are said. */
export function SharePeople({ people, asked, character, onPutBack, onRemove }: SharePeopleProps) {
  const { t } = useTranslation('sharing');
  const isOne = people.length + asked.length === 1;
  return (
    <div className={classes.people}>
      <div className={classes.peopleHead}>
        <span className={classes.label} id="share-to">
          {t('to')}
        </span>
        <span className={classes.quiet}>{t('people', { count: people.length })}</span>
        {onPutBack && (
          <Button variant="link" size="xs" onClick={onPutBack}>
            {t('putBack')}
          </Button>
        )}
      </div>
      {people.length > 0 ? (
        <ul className={classes.chips} aria-labelledby="share-to">
          {people.map(({ user_id, name, image }) => (
            <li key={user_id} className={classes.chip}>
              <Avatar src={image ?? undefined} name={name} />
              <span>{name}</span>
              {!isOne && (
                <button type="button" aria-label={t('remove', { name })} onClick={() => onRemove(user_id)}>
                  <X size={15} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>{t('nobody')}</p>
      )}
      {asked.length > 0 && (
        <p className={classes.asked} role="status">
          {t('askedText', { count: asked.length, names: namesOf(asked), character: character ?? '' })}
        </p>
      )}
    </div>
  );
}
