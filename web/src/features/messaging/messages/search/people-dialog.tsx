import '../i18n.ts';
import { maxPeopleFound } from '@callboard/contract/messaging/conversations';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePress, useSteady } from '../../../../shared/lib/steady-while-pressed.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import { SearchField } from '../../../../shared/ui/search-field/search-field.tsx';
import { usePeople } from '../api.ts';
import { RowsSkeleton } from '../list/rows-skeleton.tsx';
import { groupPeople } from './group-people.ts';
import { longestSearch } from './message-search-field.tsx';
import classes from './people-dialog.module.css';
import { PeopleRows } from './people-rows.tsx';
import { focusFirstResult, moveInResults } from './result-keys.ts';
import results from './search-results.module.css';

interface PeopleProps {
  isRecruiter: boolean;
  onOpen: (appId: number) => void;
}

interface ListedPeopleProps extends PeopleProps {
  query: string;
  isPressed: boolean;
}

function People({ query, isRecruiter, onOpen, isPressed }: ListedPeopleProps) {
  const { t } = useTranslation('messages');
  const people = useSteady(usePeople(query), isPressed);
  const isAnswered = !people.isPending && !people.isPlaceholderData;
  if (!isAnswered && people.fetchStatus === 'paused') {
    return <Alert family="wait">{t('search.offline')}</Alert>;
  }
  if (people.isPending) return <RowsSkeleton label={t('people.loading')} />;
  if (people.isError) {
    return (
      <FailedQuery
        error={people.error}
        thing={t('people.thing')}
        level={3}
        onRetry={() => void people.refetch()}
      />
    );
  }
  if (people.data.length === 0) {
    if (!isAnswered) return <RowsSkeleton label={t('people.loading')} />;
    const noPeople = t(isRecruiter ? 'people.nobodyRecruiter' : 'people.nobodyTalent');
    return <p className={classes.none}>{query ? t('people.none', { query }) : noPeople}</p>;
  }
  return (
    <>
      <PeopleRows groups={groupPeople(people.data)} label={t('people.list')} onOpen={onOpen} />
      {people.data.length === maxPeopleFound && (
        <p className={results.note}>{t('people.most', { count: maxPeopleFound })}</p>
      )}
    </>
  );
}

interface PeopleDialogProps extends PeopleProps {
  opened: boolean;
  onClose: () => void;
}

export function PeopleDialog({ opened, onClose, isRecruiter, onOpen }: PeopleDialogProps) {
  const { t } = useTranslation('messages');
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { isPressed, onPointerDown } = usePress();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('people.title')}
      lead={t(isRecruiter ? 'people.leadRecruiter' : 'people.leadTalent')}
      onKeyDown={(event) => {
        const isInField = document.activeElement === field.current;
        if (event.key === 'ArrowDown' && isInField && focusFirstResult(frame.current)) event.preventDefault();
      }}
    >
      <SearchField
        label={t('people.label')}
        clearLabel={t('people.clear')}
        longest={longestSearch}
        value={query}
        onSearch={setQuery}
        field={field}
        isFocusedFirst
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the people inside. */}
      <div
        className={classes.people}
        ref={frame}
        onPointerDown={onPointerDown}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') moveInResults(event, () => field.current?.focus());
        }}
      >
        {opened && <People query={query} isRecruiter={isRecruiter} onOpen={onOpen} isPressed={isPressed} />}
      </div>
    </Dialog>
  );
}
