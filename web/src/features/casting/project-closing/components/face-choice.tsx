import type { CandidateStage } from '@callboard/contract/casting/project-values';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import type { Candidate } from '../model/closing-plan.ts';
import classes from './face-choice.module.css';

const statusOf = new Map<string, StatusName>(
  Object.entries({
    cast: 'cast',
    offered: 'offered',
    auditioned: 'audition',
    invited: 'invited',
    applied: 'applied',
    shortlisted: 'shortlisted',
  } satisfies Record<CandidateStage, StatusName>),
);

interface FaceChoiceProps {
  /** Names the group of radio buttons. */
  name: string;
  /** The furthest first. */
  people: readonly Candidate[];
  chosen: readonly number[];
  /** One only, or several up to as many. */
  room: number;
  nobody: string;
  onChange: (chosen: number[]) => void;
}

const shownAtFirst = 12;

/** Faces to choose from: one of them or nobody, or several. */
export function FaceChoice({ name, people, chosen, room, nobody, onChange }: FaceChoiceProps) {
  const { t } = useTranslation('projectClosing');
  const [isExpanded, setIsExpanded] = useState(false);
  const isSingle = room === 1;
  const shown = people.filter(
    ({ user_id }, index) => isExpanded || index < shownAtFirst || chosen.includes(user_id),
  );
  const turn = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className={classes.faces}>
      {shown.map(({ user_id, name: person, image, stage }) => {
        const isChosen = chosen.includes(user_id);
        const status = statusOf.get(stage);
        return (
          <label key={user_id} className={classes.face}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              className={classes.input}
              checked={isChosen}
              disabled={!isSingle && !isChosen && chosen.length >= room}
              onChange={() => (isSingle ? onChange([user_id]) : turn(user_id))}
            />
            <Avatar src={image ?? undefined} name={person} size="lg" />
            <span className={classes.name}>
              {person}
              {status && <Status name={status} variant="plain" />}
            </span>
          </label>
        );
      })}
      {isSingle && (
        <label className={classes.face} data-nobody>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={chosen.length === 0}
            onChange={() => onChange([])}
          />
          <span className={classes.name}>{nobody}</span>
        </label>
      )}
      {shown.length < people.length && (
        <button type="button" className={classes.more} onClick={() => setIsExpanded(true)}>
          {t('cast.showAll', { count: people.length })}
        </button>
      )}
    </div>
  );
}
