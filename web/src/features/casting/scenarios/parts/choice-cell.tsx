import { Plus, Star } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { PlainButton } from '../../../../shared/ui/button/button.tsx';
import type { Choice, Part } from '../model/cast-view.ts';
import { formatDifference, useCounted, useStanding } from '../model/say.ts';
import classes from './choice-cell.module.css';
import { Face } from './face.tsx';

interface ChoiceCellProps {
  part: Part;
  scenarioId: number;
  letter: string;
  /** The scenario the others are compared with, or comparing is off. */
  isPlain: boolean;
  /** Looked at closer. */
  isCurrent: boolean;
  canEdit: boolean;
  onPick: (scenarioId: number, characterId: number) => void;
}

/** A face with its name and what stands between, as it is shown in a cell and while it is dragged. */
export function Person({ choice, note }: { choice: Choice; note?: string | undefined }) {
  const standing = useStanding()(choice);
  const { name, image, placeholder } = choice.person;
  return (
    <>
      <Face image={image} placeholder={placeholder} name={name} />
      <span className={classes.who}>
        <b className={classes.name}>{name}</b>
        <span className={classes.standing} data-tone={standing.tone}>
          {standing.tone === 'cast' && <Star size={13} fill="currentColor" aria-hidden />}
          {standing.text}
        </span>
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </span>
    </>
  );
}

function Fee({ part, isPlain }: Pick<ChoiceCellProps, 'part' | 'isPlain'>) {
  const { t } = useTranslation('scenarios');
  const counted = useCounted();
  const { choice, differs, difference } = part;
  const compares = !isPlain && (differs ? difference !== null : true);
  return (
    <span className={classes.fee}>
      {choice && (
        <>
          <b>{choice.fee ? formatRupees(choice.fee.paise) : '–'}</b>
          <span className={classes.counted}>{counted(choice.fee)}</span>
        </>
      )}
      {compares &&
        (differs ? (
          <span className={classes.difference} data-sign={Math.sign(difference ?? 0)}>
            {difference === 0 ? t('choice.sameFee') : formatDifference(difference ?? 0)}
          </span>
        ) : (
          choice && <span className={classes.counted}>{t('choice.sameFee')}</span>
        ))}
    </span>
  );
}

function useNote({ part, isPlain }: Pick<ChoiceCellProps, 'part' | 'isPlain'>): string | undefined {
  const { t } = useTranslation('scenarios');
  const { differs, choice, base } = part;
  if (isPlain || !differs) return undefined;
  if (!choice) return base && t('choice.leftOpen', { name: base.person.name });
  return base ? t('choice.insteadOf', { name: base.person.name }) : t('choice.isNew');
}

/** One choice of a scenario. Selecting it chooses someone else, dragging it takes it to another cell. */
function Cell({ part, scenarioId, letter, isPlain, isCurrent, canEdit, onPick }: ChoiceCellProps) {
  const { t } = useTranslation('scenarios');
  const { character, choice } = part;
  const note = useNote({ part, isPlain });
  const differs = !isPlain && part.differs;
  const content = (
    <>
      {choice ? (
        <Person choice={choice} note={note} />
      ) : (
        <>
          <span className={classes.gap} aria-hidden>
            {canEdit && <Plus size={18} />}
          </span>
          <span className={classes.who}>
            <span className={classes.none}>{t(canEdit ? 'choice.none' : 'choice.nobody')}</span>
            {note !== undefined && <span className={classes.note}>{note}</span>}
          </span>
        </>
      )}
      <Fee part={part} isPlain={isPlain} />
    </>
  );
  const values = { character: character.name, letter, name: choice?.person.name ?? '' };
  return (
    <td
      className={classes.cell}
      data-current={isCurrent || undefined}
      data-choice={`${scenarioId}-${character.id}`}
      data-person={choice?.person.user_id}
    >
      {canEdit ? (
        <PlainButton
          className={classes.choice}
          data-face
          data-differs={differs || undefined}
          data-same={(!isPlain && !part.differs) || undefined}
          onClick={() => onPick(scenarioId, character.id)}
        >
          {content}
          <span className={classes.said}>{t(choice ? 'choice.change' : 'choice.choose', values)}</span>
        </PlainButton>
      ) : (
        <div
          className={classes.choice}
          data-differs={differs || undefined}
          data-same={(!isPlain && !part.differs) || undefined}
        >
          {content}
        </div>
      )}
    </td>
  );
}

const isSameChoice = (one: Choice | undefined, other: Choice | undefined): boolean =>
  one?.person === other?.person && one?.status === other?.status;

/** Counting anew makes new parts; what is shown of them hangs on the people and the character alone. */
export const ChoiceCell = memo(Cell, (before, after) => {
  const { part: one, ...rest } = before;
  const { part: other, ...next } = after;
  return (
    one.character === other.character &&
    isSameChoice(one.choice, other.choice) &&
    isSameChoice(one.base, other.base) &&
    rest.scenarioId === next.scenarioId &&
    rest.letter === next.letter &&
    rest.isPlain === next.isPlain &&
    rest.isCurrent === next.isCurrent &&
    rest.canEdit === next.canEdit &&
    rest.onPick === next.onPick
  );
});
