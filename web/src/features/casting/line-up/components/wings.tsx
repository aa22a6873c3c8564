import { maxStanding } from '@callboard/contract/casting/line-up-facts';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import type { LineUpWing } from '../api.ts';
import { wingKey, wingsKey } from '../model/use-line-up-drag.ts';
import pairings from './pairings.module.css';
import classes from './wings.module.css';

/** So many faces before the rest is asked for. */
const shownAtFirst = 9;

export function WingFace({ person }: { person: Pick<LineUpWing, 'image' | 'name'> }) {
  return person.image ? (
    <img src={person.image} alt="" width={44} height={55} loading="lazy" draggable={false} />
  ) : (
    <span className={classes.blank}>{person.name.charAt(0)}</span>
  );
}

interface WingProps {
  person: LineUpWing;
  onStand: () => void;
}

function Wing({ person, onStand }: WingProps) {
  const { t } = useTranslation('lineUp');
  const { name, character } = person;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: wingKey(person.user_id) });
  const label = character
    ? t('wings.add', { name, character: character.name })
    : t('wings.addPlain', { name });
  return (
    <li>
      {/* Pressed, it stands at the right end. Only pointers drag: keys have no need of it. */}
      <button
        type="button"
        ref={setNodeRef}
        className={classes.wing}
        data-held={isDragging || undefined}
        aria-label={label}
        title={character ? `${name}, ${character.name}` : name}
        {...listeners}
        onKeyDown={undefined}
        onClick={onStand}
      >
        <WingFace person={person} />
      </button>
    </li>
  );
}

interface WingsProps {
  wings: readonly LineUpWing[];
  /** Also those beyond what is listed. */
  total: number;
  onStand: (id: number) => void;
}

const charactersOf = (wings: readonly LineUpWing[]) => [
  ...new Map(wings.flatMap(({ character }) => (character ? [[character.id, character.name] as const] : []))),
];

/** Everyone else who is considered. Dropped here, someone leaves the stage. */
export function Wings({ wings, total, onStand }: WingsProps) {
  const { t } = useTranslation('lineUp');
  const { setNodeRef, isOver } = useDroppable({ id: wingsKey });
  const [character, setCharacter] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const characters = charactersOf(wings);
  const found = wings.filter((one) => character === '' || String(one.character?.id) === character);
  const shown = isOpen ? found : found.slice(0, shownAtFirst);
  const hidden = found.length - shown.length;
  return (
    <section className={classes.wings} ref={setNodeRef} data-over={isOver || undefined}>
      <div className={pairings.bar}>
        <h2>{t('wings.title')}</h2>
        <span>{t('wings.aside', { most: maxStanding })}</span>
      </div>
      {wings.length === 0 && <p className={pairings.none}>{t('wings.everyone')}</p>}
      {characters.length > 1 && (
        <div className={classes.filter}>
          <FilterMenu label={t('wings.character')} value={character} onChange={setCharacter}>
            <option value="">{t('wings.all')}</option>
            {characters.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FilterMenu>
        </div>
      )}
      <ul className={classes.faces} data-open={isOpen || undefined}>
        {shown.map((person) => (
          <Wing key={person.user_id} person={person} onStand={() => onStand(person.user_id)} />
        ))}
        {(hidden > 0 || isOpen) && (
          <li>
            <button
              type="button"
              className={classes.more}
              aria-expanded={isOpen}
              aria-label={isOpen ? t('wings.fewer') : t('wings.more', { count: hidden })}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? '−' : `+${formatCount(hidden)}`}
            </button>
          </li>
        )}
      </ul>
      {total > wings.length && (
        <p className={pairings.none}>
          {t('wings.rest', { shown: formatCount(wings.length), all: formatCount(total) })}
        </p>
      )}
    </section>
  );
}
