import type { ClientCharacter } from '@callboard/contract/casting/client-page';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { faceKey } from '../model/answer-fields.ts';
import { useClient } from '../model/client-context.ts';
import { useStanding } from '../model/use-answers.ts';
import { BillName, CharacterFacts } from './bill.tsx';
import classes from './character-section.module.css';
import { FaceRow } from './face-row.tsx';
import { OrderPanel } from './order-panel.tsx';
import { PlayAll } from './play-all.tsx';
import { StandingTogether } from './standing-together.tsx';

/** On the page of a project each character has a small bill of its own. */
function CharacterHead({ character }: { character: ClientCharacter }) {
  return (
    <div className={classes.head}>
      <BillName level={2} id={`character-${character.charcter_id}`}>
        {character.name}
      </BillName>
      <div className={classes.about}>
        {character.brief && <p className={classes.brief}>{character.brief}</p>}
        <div className={classes.facts}>
          <CharacterFacts character={character} columns={2} />
        </div>
      </div>
    </div>
  );
}

/** Who waits for an answer next, once a first one was given. */
function useNext(character: ClientCharacter): string | undefined {
  const { answers } = useClient();
  const keys = character.faces.map(({ face_id }) => faceKey(character.charcter_id, face_id));
  const { unanswered } = useStanding(answers, keys);
  return unanswered.length < keys.length ? unanswered[0] : undefined;
}

interface CharacterSectionProps {
  character: ClientCharacter;
  hasHead: boolean;
  isFirst: boolean;
}

/** The faces of one character, and beside them the order they have for the client. */
export function CharacterSection({ character, hasHead, isFirst }: CharacterSectionProps) {
  const { t } = useTranslation('clientPage');
  const { page } = useClient();
  const next = useNext(character);
  const { charcter_id, faces, name } = character;
  return (
    <section
      className={classes.section}
      id={`section-${charcter_id}`}
      aria-label={t('contents', { character: name })}
      data-first={isFirst || undefined}
    >
      {hasHead && <CharacterHead character={character} />}
      {faces.length === 0 ? (
        <p className={classes.empty}>{t('project.empty')}</p>
      ) : (
        <div className={classes.columns}>
          <div className={classes.faces}>
            {faces.map((face, at) => (
              <FaceRow
                key={face.face_id}
                character={character}
                face={face}
                number={at + 1}
                isNext={faceKey(charcter_id, face.face_id) === next}
              />
            ))}
          </div>
          <aside className={classes.rail}>
            <PlayAll character={character} />
            <OrderPanel character={character} />
            {page.shows_line_up && <StandingTogether character={character} />}
          </aside>
        </div>
      )}
    </section>
  );
}
