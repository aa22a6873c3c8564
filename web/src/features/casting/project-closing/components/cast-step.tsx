import type { ClosingPreview } from '@callboard/contract/casting/project-closing';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { ClosingDraft } from '../model/closing-draft.ts';
import { chosenFor, roomIn } from '../model/closing-plan.ts';
import classes from './closing-steps.module.css';
import { FaceChoice } from './face-choice.tsx';

interface CharacterChoiceProps {
  character: ClosingPreview['characters'][number];
  draft: ClosingDraft;
}

function CharacterChoice({ character, draft }: CharacterChoiceProps) {
  const { t } = useTranslation('projectClosing');
  const id = useId();
  const { wanted, candidates } = character;
  const cast = candidates.filter(({ is_cast }) => is_cast);
  const others = candidates.filter(({ is_cast }) => !is_cast);
  const room = roomIn(character);
  const chosen = chosenFor(character, draft.choices).map(({ user_id }) => user_id);
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 className={classes.name} id={id}>
          {character.name}
        </h3>
        <span className={classes.aside}>
          {wanted > 1
            ? t('cast.chosen', { chosen: cast.length + chosen.length, wanted })
            : t('cast.wanted', { count: wanted })}
        </span>
      </div>
      {cast.map(({ user_id, name, image }) => (
        <div key={user_id} className={classes.cast}>
          <Avatar src={image ?? undefined} name={name} size="lg" />
          <strong>{name}</strong>
          <Status name="cast">{t('cast.already')}</Status>
        </div>
      ))}
      {room > 0 && others.length > 0 && (
        <FaceChoice
          name={id}
          people={others}
          chosen={chosen}
          room={room}
          nobody={t(cast.length > 0 ? 'cast.nobodyMore' : 'cast.nobody')}
          onChange={(people) => draft.castAs(character.id, people)}
        />
      )}
      {candidates.length === 0 && <p className={classes.quiet}>{t('cast.nobodyConsidered')}</p>}
    </fieldset>
  );
}

interface CastStepProps {
  preview: ClosingPreview;
  draft: ClosingDraft;
}

/** Who was cast as what. */
export function CastStep({ preview, draft }: CastStepProps) {
  const { t } = useTranslation('projectClosing');
  if (preview.characters.length === 0) return <p className={classes.quiet}>{t('cast.none')}</p>;
  return (
    <div className={classes.groups}>
      {preview.characters.map((character) => (
        <CharacterChoice key={character.id} character={character} draft={draft} />
      ))}
    </div>
  );
}
