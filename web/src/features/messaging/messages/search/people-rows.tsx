import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import type { ReactNode } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useStartConversation } from '../api.ts';
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
function PersonRow({ found: { person, connections }, name, onChoose, isBusy }: PersonRowProps) {
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

const notAllowedCodes = ['NOT_FOUND', 'CONFLICT'];

/** Opens the existing conversation or starts one. */
function useChoosePerson(onOpen: (appId: number) => void) {
  const { t } = useTranslation('messages');
  const start = useStartConversation(onOpen);
  const choose = ({ user_id: userId, name }: ChatPerson, { appId, project }: Connection) => {
    if (appId !== null) return onOpen(appId);
    start.mutate(
      { userId, projectId: project?.id },
      {
        onError: (error) => {
          const isRefused = notAllowedCodes.includes(readRequestError(error).code);
          toast(isRefused ? t('people.notAllowed', { name }) : t('people.notOpened'), { severity: 'error' });
        },
      },
    );
  };
  return { choose, isBusy: start.isPending };
}

interface PeopleRowsProps {
  groups: readonly PersonWithConnections[];
  label?: string;
  renderName?: (name: string) => ReactNode;
  onOpen: (appId: number) => void;
}

export function PeopleRows({ groups, label, renderName = (name) => name, onOpen }: PeopleRowsProps) {
  const { choose, isBusy } = useChoosePerson(onOpen);
  return (
    <ul className={classes.rows} aria-label={label}>
      {groups.map((group) => (
        <li key={group.person.user_id}>
          <PersonRow
            found={group}
            name={renderName(group.person.name)}
            isBusy={isBusy}
            onChoose={(connection) => choose(group.person, connection)}
          />
        </li>
      ))}
    </ul>
  );
}
