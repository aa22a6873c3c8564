import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { PersonWithConnections } from './group-people.ts';
import { Marked } from './marked.tsx';
import { PersonRow } from './person-row.tsx';
import classes from './search-results.module.css';
import { useChoosePerson } from './use-choose-person.ts';

interface FoundPeopleProps {
  groups: readonly PersonWithConnections[];
  query: string;
  onOpen: (appId: number) => void;
}

export function FoundPeople({ groups, query, onOpen }: FoundPeopleProps) {
  const { t } = useTranslation('messages');
  const { choose, isBusy } = useChoosePerson(onOpen);
  return (
    <section aria-labelledby="found-people">
      <h2 className={classes.group} id="found-people">
        {t('search.people')}
      </h2>
      <ul className={classes.rows}>
        {groups.map((group) => (
          <li key={group.person.user_id}>
            <PersonRow
              found={group}
              name={<Marked text={group.person.name} query={query} />}
              isBusy={isBusy}
              onChoose={(connection) => choose(group.person, connection)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
