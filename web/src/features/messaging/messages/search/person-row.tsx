import type { ReactNode } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Face } from '../list/face.tsx';
import type { Connection, PersonWithConnections } from './group-people.ts';
import classes from './search-results.module.css';

/** "Meera, Monsoon Line" */
const connectionLine = (
  { project, characterName }: Pick<Connection, 'project' | 'characterName'>,
  company: string | null,
  t: TFunction<'messages'>,
): string => [characterName, project?.title].filter(Boolean).join(', ') || (company ?? t('people.unlocked'));

interface PersonRowProps {
  found: PersonWithConnections;
  /** May contain highlighted matches. */
  name: ReactNode;
  onChoose: (connection: Connection) => void;
  isBusy: boolean;
}

/** A person with several projects has one button for each. */
export function PersonRow({ found: { person, connections }, name, onChoose, isBusy }: PersonRowProps) {
  const { t } = useTranslation('messages');
  const [only] = connections;
  const isOne = connections.length === 1 && only !== undefined;
  const labelOf = (connection: Connection) => connectionLine(connection, person.company, t);
  if (isOne) {
    return (
      <button
        type="button"
        className={classes.row}
        data-result
        disabled={isBusy}
        onClick={() => onChoose(only)}
      >
        <Face person={person} />
        <span className={classes.text}>
          <b className={classes.name}>{name}</b>
          <span className={classes.line}>{labelOf(only)}</span>
          <span className={classes.line}>{t(only.appId === null ? 'search.begin' : 'people.talking')}</span>
        </span>
      </button>
    );
  }
  return (
    <div className={classes.row}>
      <Face person={person} />
      <div className={classes.text}>
        <b className={classes.name}>{name}</b>
        <span className={classes.line}>{t('people.choose')}</span>
        <span className={classes.options}>
          {connections.map((connection) => (
            <button
              key={`${connection.project?.id ?? 0} ${connection.characterName}`}
              type="button"
              className={classes.option}
              data-result
              disabled={isBusy}
              onClick={() => onChoose(connection)}
            >
              {connection.project ? labelOf(connection) : t('people.unlocked')}
            </button>
          ))}
        </span>
      </div>
    </div>
  );
}
