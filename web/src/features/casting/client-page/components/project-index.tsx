import type { ClientCharacter } from '@callboard/contract/casting/client-page';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { faceKey } from '../model/answer-fields.ts';
import { useClient } from '../model/client-context.ts';
import { useStanding } from '../model/use-answers.ts';
import classes from './project-index.module.css';
import { SaveLine, SendButton } from './send-panel.tsx';

function Entry({ character }: { character: ClientCharacter }) {
  const { t } = useTranslation('clientPage');
  const { answers } = useClient();
  const { charcter_id, faces, name } = character;
  const { unanswered } = useStanding(
    answers,
    faces.map(({ face_id }) => faceKey(charcter_id, face_id)),
  );
  const answered = faces.length - unanswered.length;
  return (
    <a className={classes.entry} href={`#section-${charcter_id}`}>
      {name}
      <span data-done={unanswered.length === 0 || undefined}>
        {t('project.progress', { answered, count: faces.length })}
      </span>
    </a>
  );
}

/** Where one is among the characters, in sight while one scrolls; all of them are sent together. */
export function ProjectIndex() {
  const { t } = useTranslation('clientPage');
  const { page } = useClient();
  return (
    <div className={classes.bar}>
      <nav className={classes.index} aria-label={t('project.index')}>
        {page.characters
          .filter(({ faces }) => faces.length > 0)
          .map((character) => (
            <Entry key={character.charcter_id} character={character} />
          ))}
      </nav>
      <div className={classes.send}>
        <SaveLine />
        <SendButton />
      </div>
    </div>
  );
}
