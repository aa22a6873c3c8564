import '../i18n.ts';
import type { CharacterSlot } from '@callboard/contract/casting/project-lists';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { slotLook, slotWords } from '../model/slot-state.ts';
import classes from './character-slots.module.css';

function SlotFace({ slot }: { slot: CharacterSlot }) {
  const [broken, setBroken] = useState<string>();
  const { face, name, listed } = slot;
  const look = slotLook(slot);
  if (look === 'number') {
    return (
      <span className={classes.number} aria-hidden>
        {formatCount(listed)}
      </span>
    );
  }
  const image = face?.image;
  return (
    <span className={classes.face} data-cast={look === 'cast' || undefined}>
      {image && image !== broken ? (
        <img
          src={image}
          alt={face?.name ?? ''}
          width={52}
          height={65}
          loading="lazy"
          onError={() => setBroken(image)}
        />
      ) : (
        <span className={classes.initial} aria-hidden>
          {Array.from(face?.name ?? name)[0]}
        </span>
      )}
      {look === 'cast' && (
        <span className={classes.star} aria-hidden>
          <Star size={11} fill="currentColor" />
        </span>
      )}
    </span>
  );
}

function Slot({ slot, projectId }: { slot: CharacterSlot; projectId: number }) {
  const { t } = useTranslation('projectOverview');
  const { key, family, count = 0 } = slotWords(slot);
  const values = { count, cast: slot.cast, wanted: slot.wanted };
  // Who is new is what one comes for, then who is considered; else the character is.
  const isOnBoard = slot.stage !== null && slot.stage !== 'applied';
  const considered = isOnBoard ? paths.board : paths.projectCharacter;
  const target = key === 'unseen' ? paths.projectApplicants : considered;
  return (
    <li className={classes.slot}>
      <Link className={classes.link} to={target(projectId, slot.id)}>
        <SlotFace slot={slot} />
        <span className={classes.words}>
          <b title={slot.name}>{slot.name}</b>
          {slotLook(slot) === 'number' && (
            <VisuallyHidden>{t('slot.listed', { count: slot.listed })}</VisuallyHidden>
          )}
          <small data-family={family}>{t(`slot.${key}`, values)}</small>
        </span>
      </Link>
    </li>
  );
}

interface CharacterSlotsProps {
  project: { readonly id: number; readonly title: string; readonly characters: readonly CharacterSlot[] };
  /** More are behind a number. */
  most?: number;
  /** For narrow columns: faces and names closer to each other. */
  isCompact?: boolean;
}

/** The characters of a project, each with who is furthest along. */
export function CharacterSlots({ project, most = 7, isCompact = false }: CharacterSlotsProps) {
  const { t } = useTranslation('projectOverview');
  const { id, title, characters } = project;
  const wanted = characters.filter(({ status }) => status !== 'dropped');
  if (wanted.length === 0) return null;
  const shown = wanted.length > most ? wanted.slice(0, most - 1) : wanted;
  const left = wanted.length - shown.length;
  return (
    <ul
      className={classes.slots}
      aria-label={t('row.characters', { title })}
      data-compact={isCompact || undefined}
    >
      {shown.map((slot) => (
        <Slot key={slot.id} slot={slot} projectId={id} />
      ))}
      {left > 0 && (
        <li className={classes.slot}>
          <Link className={classes.link} to={paths.project(id)}>
            <span className={classes.number} aria-hidden>
              +{left}
            </span>
            <span className={classes.words}>
              <b>{t('row.more', { count: left, shown: formatCount(left) })}</b>
            </span>
          </Link>
        </li>
      )}
    </ul>
  );
}
