import type { ScenarioCharacter, ScenarioPerson } from '@callboard/contract/casting/scenarios';
import { Check, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Button, PlainButton } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { type Choice, choosable } from '../model/cast-view.ts';
import { useCounted, useStanding } from '../model/say.ts';
import { Face } from '../parts/face.tsx';
import classes from './picker-dialog.module.css';

interface PickerDialogProps {
  character: ScenarioCharacter;
  people: readonly ScenarioPerson[];
  letter: string;
  chosen: number | undefined;
  onChoose: (userId: number | null) => void;
  onClose: () => void;
}

interface OptionsProps {
  title: string;
  choices: readonly Choice[];
  chosen: number | undefined;
  onChoose: (userId: number) => void;
}

function Option({ choice, isChosen, onChoose }: { choice: Choice; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('scenarios');
  const standing = useStanding()(choice);
  const counted = useCounted();
  const { person, fee } = choice;
  return (
    <li>
      <PlainButton className={classes.option} aria-pressed={isChosen} onClick={onChoose}>
        <Face image={person.image} placeholder={person.placeholder} name={person.name} />
        <span className={classes.who}>
          <b>{person.name}</b>
          <span data-tone={standing.tone}>
            {standing.tone === 'cast' && <Star size={13} fill="currentColor" aria-hidden />}
            {standing.text}
          </span>
          {person.away === null && <small>{t('picker.calendarUnknown')}</small>}
        </span>
        <span className={classes.fee}>
          <b>{fee ? formatRupees(fee.paise) : '–'}</b>
          <small>{counted(fee)}</small>
        </span>
        <span className={classes.mark}>
          {isChosen && <Check size={18} aria-label={t('picker.chosen')} />}
        </span>
      </PlainButton>
    </li>
  );
}

function Options({ title, choices, chosen, onChoose }: OptionsProps) {
  if (choices.length === 0) return null;
  return (
    <section className={classes.group}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {choices.map((choice) => (
          <Option
            key={choice.person.user_id}
            choice={choice}
            isChosen={choice.person.user_id === chosen}
            onChoose={() => onChoose(choice.person.user_id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Who plays a character in one scenario: those considered for it, furthest first, then everyone else. */
export default function PickerDialog({
  character,
  people,
  letter,
  chosen,
  onChoose,
  onClose,
}: PickerDialogProps) {
  const { t } = useTranslation('scenarios');
  const [query, setQuery] = useState('');
  const { considered, others } = choosable(character, people);
  const wanted = query.trim().toLowerCase();
  const matches = ({ person }: Choice) => person.name.toLowerCase().includes(wanted);
  const [first, rest] = [considered.filter(matches), others.filter(matches)];
  return (
    <Dialog
      opened
      isSteady
      width="wide"
      onClose={onClose}
      title={t('picker.title', { character: character.name, letter })}
      lead={people.length === 0 ? t('picker.noneYet') : t('picker.lead')}
    >
      {people.length > 0 && (
        <TextField
          label={t('picker.search')}
          type="search"
          value={query}
          data-autofocus
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <Options
        title={t('picker.considered', { character: character.name })}
        choices={first}
        chosen={chosen}
        onChoose={onChoose}
      />
      <Options title={t('picker.others')} choices={rest} chosen={chosen} onChoose={onChoose} />
      {people.length > 0 && first.length + rest.length === 0 && (
        <p className={classes.noMatch}>{t('picker.noMatch', { query })}</p>
      )}
      {chosen !== undefined && (
        <div className={classes.foot}>
          <Button variant="outline" onClick={() => onChoose(null)}>
            {t('picker.nobody')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
