import type { TeamDocument } from '@callboard/contract/casting/project-documents';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Popover } from '../../../../shared/ui/popover/popover.tsx';
import classes from './openings.module.css';

type Opening = TeamDocument['openings'][number];

const mostFaces = 4;

function OpeningLine({ opening }: { opening: Opening }) {
  const { t } = useTranslation('projectDocuments');
  useTimeFormat();
  const { name, image, is_talent, at, version } = opening;
  return (
    <li className={classes.line}>
      <Avatar name={name} src={image ?? undefined} />
      <span className={classes.person}>
        <strong>{is_talent ? name : t('openings.team', { name })}</strong>
        <small>{t('openings.line', { at: formatDateTime(at), version })}</small>
      </span>
    </li>
  );
}

interface OpeningsProps {
  title: string;
  openings: readonly Opening[];
}

/** Faces of who opened a document; pressed, who it was and when. */
export function Openings({ title, openings }: OpeningsProps) {
  const { t } = useTranslation('projectDocuments');
  const [isOpen, setIsOpen] = useState(false);
  const count = openings.length;
  if (count === 0) return <p className={classes.none}>{t('openings.none')}</p>;
  const label = t('openings.label', { title });
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      label={label}
      placement="bottom start"
      width="20rem"
      trigger={(props) => (
        <button
          type="button"
          className={classes.trigger}
          {...props}
          aria-label={`${t('openings.count', { count })}. ${label}`}
        >
          <span className={classes.faces}>
            {openings.slice(0, mostFaces).map(({ user_id, name, image }) => (
              <Avatar key={user_id} name={name} src={image ?? undefined} />
            ))}
          </span>
          {t('openings.count', { count })}
        </button>
      )}
    >
      <div className={classes.list}>
        <h3>{t('openings.title', { count })}</h3>
        <ul>
          {openings.map((opening) => (
            <OpeningLine key={opening.user_id} opening={opening} />
          ))}
        </ul>
      </div>
    </Popover>
  );
}
