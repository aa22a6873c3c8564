import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Ellipsis, EyeOff, GripVertical, KeyRound, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import type { WalkState } from '../../../../shared/lib/talent-walk.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { NextDays, NextDaysStatus } from '../../../../shared/ui/next-days/next-days.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { openMessages } from '../../../messaging/messages/index.ts';
import { Rating, RatingInput } from '../../shortlists/index.ts';
import { SelectTick } from '../../talent-selection/index.ts';
import { openUnlock } from '../../unlocking/index.ts';
import type { Card } from '../api.ts';
import { playsFact, type RowFact, rowFacts } from '../model/character-facts.ts';
import { toSelected, toUnlockRequest } from '../model/listed-talents.ts';
import type { Ordering } from '../model/use-ordering.ts';
import { RowNote } from './row-note.tsx';
import classes from './shortlist-row.module.css';

export interface RowTools {
  readonly character: CharacterDetail;
  readonly canEdit: boolean;
  /** Left out while only some of the list are shown. */
  readonly ordering: Ordering | undefined;
  /** How many are on the whole list. */
  readonly count: number;
  readonly menuOf: (card: Card, place: number) => readonly MenuAction[];
  readonly rate: (card: Card, rating: number | null) => void;
  /** The id of the words that say how the handles are used. */
  readonly howId: string;
}

interface ShortlistRowProps {
  card: Card;
  /** On the whole list, counted from 0. Unknown until it is loaded. */
  place: number | undefined;
  /** On the page. */
  at: number;
  state: WalkState;
  tools: RowTools;
}

/** Who went on stays on the list, and shows how far they are. */
const stageStatuses = {
  cast: 'cast',
  offered: 'offered',
  auditioned: 'audition',
  invited: 'invited',
  applied: 'applied',
} as const satisfies Partial<Record<Card['stage'], StatusName>>;

interface GripProps {
  card: Card;
  place: number;
  ordering: Ordering;
  tools: RowTools;
}

function Grip({ card: { id, talent }, place, ordering, tools }: GripProps) {
  const { t } = useTranslation('shortlistPage');
  const { setNodeRef, listeners } = useDraggable({ id, data: { place } });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={classes.grip}
      data-grip={id}
      aria-roledescription={t('grab.what')}
      aria-describedby={tools.howId}
      aria-pressed={ordering.heldId === id}
      aria-label={t('row.move', { name: talent.name, place: place + 1, count: tools.count })}
      {...listeners}
      onKeyDown={(event) => ordering.onGripKey(event, id, talent.name)}
    >
      <GripVertical size={18} aria-hidden />
    </button>
  );
}

function Who({ card, at, state, tools }: Omit<ShortlistRowProps, 'place'>) {
  const { t } = useTranslation('shortlistPage');
  const { talent, added_by, created_at } = card;
  const { name, userUniqueId, is_visible, isRecruiterUnlocked, days, current_residence } = talent;
  const plays = playsFact(card, tools.character, { page: t });
  const date = formatDate(created_at);
  return (
    <div className={classes.who} data-at={tools.canEdit ? at : undefined}>
      <h2 className={classes.name}>
        {is_visible ? (
          <Link to={paths.talent(userUniqueId)} state={state} data-talent={userUniqueId}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className={classes.line}>
        {[current_residence, plays?.value].filter(Boolean).join('. ')}
        {plays?.wanted && (
          <>
            {' '}
            <span className={classes.wanted}>{t('row.wanted', { what: plays.wanted })}</span>
          </>
        )}
      </p>
      <p className={classes.statuses}>
        {!is_visible && (
          <span className={classes.hidden} title={t('row.hiddenWhy')}>
            <EyeOff size={14} aria-hidden />
            {t('row.hidden')}
          </span>
        )}
        {card.stage !== 'shortlisted' && <Status name={stageStatuses[card.stage]} />}
        <Status name={isRecruiterUnlocked ? 'unlocked' : 'locked'} />
        {days && <NextDaysStatus days={days} />}
      </p>
      <p className={classes.added}>
        {added_by ? t('row.addedBy', { name: added_by.name, date }) : t('row.added', { date })}
      </p>
    </div>
  );
}

function FactLine({ fact: { key, value, wanted } }: { fact: RowFact }) {
  const { t } = useTranslation('shortlistPage');
  return (
    <Fact label={t(`row.${key}`)}>
      {value}
      {wanted && <span className={classes.wanted}>{t('row.wanted', { what: wanted })}</span>}
    </Fact>
  );
}

function WhatMatters({ card, character }: { card: Card; character: CharacterDetail }) {
  const { t } = useTranslation('shortlistPage');
  const { t: words } = useTranslation('talentCard');
  const facts = rowFacts(card, character, { page: t, card: words });
  const { days } = card.talent;
  return (
    <div className={classes.facts}>
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <FactLine key={fact.key} fact={fact} />
          ))}
        </Facts>
      )}
      {days && (
        <div className={classes.days}>
          <NextDays days={days} />
        </div>
      )}
    </div>
  );
}

function Team({ card, tools: { canEdit, rate } }: Pick<ShortlistRowProps, 'card' | 'tools'>) {
  const { t } = useTranslation('shortlistPage');
  const { rating, talent } = card;
  return (
    <div className={classes.team}>
      {canEdit ? (
        <RatingInput
          rating={rating}
          size="sm"
          label={t('row.rating', { name: talent.name })}
          onChange={(stars) => rate(card, stars)}
        />
      ) : (
        <Rating rating={rating} size="sm" />
      )}
      <RowNote card={card} canEdit={canEdit} />
    </div>
  );
}

function Actions({ card, place, tools }: Pick<ShortlistRowProps, 'card' | 'place' | 'tools'>) {
  const { t } = useTranslation('shortlistPage');
  const { name, user_id: userId, isRecruiterUnlocked, is_visible } = card.talent;
  return (
    <div className={classes.actions}>
      {isRecruiterUnlocked && (
        <Button
          variant="outline"
          size="sm"
          leftSection={<MessageSquare size={16} aria-hidden />}
          aria-label={t('row.messageWho', { name })}
          onClick={() => openMessages({ userId })}
        >
          {t('row.message')}
        </Button>
      )}
      {!isRecruiterUnlocked && is_visible && (
        <Button
          variant="outline"
          size="sm"
          leftSection={<KeyRound size={16} aria-hidden />}
          aria-label={t('row.unlockWho', { name })}
          onClick={() => openUnlock(toUnlockRequest(card, tools.character))}
        >
          {t('row.unlock')}
        </Button>
      )}
      <ActionMenu actions={tools.menuOf(card, place ?? 0)}>
        <button type="button" className={classes.more} aria-label={t('row.more', { name })} data-more>
          <Ellipsis size={18} aria-hidden />
        </button>
      </ActionMenu>
    </div>
  );
}

/** Someone on the shortlist: who they are, what matters for the character, and what the team says. */
export function ShortlistRow({ card, place, at, state, tools }: ShortlistRowProps) {
  const { t } = useTranslation('shortlistPage');
  const { ordering, canEdit, character } = tools;
  const { id, talent } = card;
  const { setNodeRef, isOver, active } = useDroppable({ id, disabled: !ordering });
  const isDragged = active?.id === id;
  const isFromBelow = Number(active?.data.current?.place) > (place ?? 0);
  const photo = talent.image
    ? { src: talent.image, ...(talent.placeholder && { thumbnail: talent.placeholder }) }
    : null;
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-entry={id}
      data-hidden={!talent.is_visible || undefined}
      data-held={isDragged || ordering?.heldId === id || undefined}
      data-carried={ordering?.heldId === id || undefined}
      data-over={isOver && !isDragged ? (isFromBelow ? 'above' : 'below') : undefined}
      data-editable={canEdit || undefined}
    >
      <div className={classes.place}>
        {place !== undefined && (
          <span className={classes.number}>
            <VisuallyHidden>{t('row.place', { place: place + 1 })}</VisuallyHidden>
            <span aria-hidden>{place + 1}</span>
          </span>
        )}
        {canEdit && ordering && place !== undefined && (
          <Grip card={card} place={place} ordering={ordering} tools={tools} />
        )}
      </div>
      <div className={classes.photo} data-at={canEdit ? at : undefined}>
        <CardPhoto photo={photo} name={talent.name} isFirst={at < 3} />
        {canEdit && <SelectTick talent={toSelected(card)} />}
      </div>
      <Who card={card} at={at} state={state} tools={tools} />
      <WhatMatters card={card} character={character} />
      <Team card={card} tools={tools} />
      {canEdit && <Actions card={card} place={place} tools={tools} />}
    </li>
  );
}
