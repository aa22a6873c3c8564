import type { UnlockedRow as Row } from '@callboard/contract/casting/unlocking';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { DayStrip } from './day-strip.tsx';
import { RowActions } from './row-actions.tsx';
import { RowContact } from './row-contact.tsx';
import { RowStatuses } from './row-statuses.tsx';
import classes from './unlocked-row.module.css';

function useLine({ current_residence: city, screen_min_age: from, screen_max_age: to }: Row): string {
  const { t } = useTranslation('unlockedProfiles');
  const [min, max] = [from ?? to, to ?? from];
  const plays = min !== null && max !== null && t('row.plays', { age: formatPlayingAge({ min, max }) });
  return [city, plays].filter(Boolean).join('. ');
}

function Who({ row }: { row: Row }) {
  const { name, is_open, userUniqueId, note } = row;
  const { t } = useTranslation('unlockedProfiles');
  const line = useLine(row);
  return (
    <div className={classes.who}>
      <h2 className={classes.name}>{is_open ? <Link to={paths.talent(userUniqueId)}>{name}</Link> : name}</h2>
      {line && <p className={classes.line}>{line}</p>}
      <RowStatuses row={row} />
      {note && (
        <p className={classes.note} title={t('row.note')}>
          {note}
        </p>
      )}
    </div>
  );
}

function Calendar({ row: { days, is_open, character, unlocked_at, last_contact_at } }: { row: Row }) {
  const { t } = useTranslation('unlockedProfiles');
  return (
    <div className={classes.calendar}>
      {is_open && <DayStrip days={days} />}
      <Facts>
        {character && (
          <Fact label={t('row.for')}>
            <span title={t('row.forWhat', { character: character.name, project: character.project_title })}>
              {character.name}
            </span>
          </Fact>
        )}
        <Fact label={t('row.unlocked')}>{formatDate(unlocked_at)}</Fact>
        {last_contact_at && <Fact label={t('row.lastContact')}>{formatDate(last_contact_at)}</Fact>}
      </Facts>
    </div>
  );
}

/** Somebody unlocked: who, how to reach them, when they are free. */
export function UnlockedRow({ row, isFirst }: { row: Row; isFirst: boolean }) {
  const { name, is_open, gallary } = row;
  const [cover] = gallary;
  const photo = cover
    ? { src: cover.file_url, ...(cover.placeholder && { thumbnail: cover.placeholder }) }
    : null;
  return (
    <li className={classes.row} data-closed={!is_open || undefined}>
      <div className={classes.photo}>
        <CardPhoto photo={photo} name={name} isFirst={isFirst} />
      </div>
      <Who row={row} />
      <div className={classes.contact}>
        <RowContact row={row} />
      </div>
      <Calendar row={row} />
      {is_open && <RowActions row={row} />}
    </li>
  );
}
