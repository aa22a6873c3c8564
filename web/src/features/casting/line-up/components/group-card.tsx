import { maxPairings } from '@callboard/contract/casting/line-up-facts';
import { BookmarkCheck } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { type LineUpPerson, useSavePairing } from '../api.ts';
import { groupFacts, namesOf } from '../model/group-facts.ts';
import classes from './group-card.module.css';

interface GroupCardProps {
  projectId: number;
  people: readonly LineUpPerson[];
  /** Shown while someone is held over another: they do not stand there yet. */
  isTried: boolean;
  savedName: string | undefined;
  canSave: boolean;
}

function SaveButton({ projectId, people }: Pick<GroupCardProps, 'projectId' | 'people'>) {
  const { t } = useTranslation('lineUp');
  const saving = useSavePairing();
  const name = namesOf(
    people.map((person) => person.name),
    t,
  );
  const save = () =>
    saving.mutate(
      {
        params: { id: projectId },
        body: { name: name.slice(0, 80), user_ids: people.map(({ user_id }) => user_id) },
      },
      {
        onSuccess: () => toast(t('saving.done')),
        onError: (error) => {
          const isFull = readRequestError(error).code === 'CONFLICT';
          toast(isFull ? t('saving.full', { most: maxPairings }) : t('saving.failed'), { severity: 'error' });
        },
      },
    );
  return (
    <Button fullWidth loading={saving.isPending} onClick={save}>
      {t('card.save')}
    </Button>
  );
}

/** What decides about people together. */
export function GroupCard({ projectId, people, isTried, savedName, canSave }: GroupCardProps) {
  const { t } = useTranslation('lineUp');
  const facts = groupFacts(people, t);
  const isPair = people.length === 2;
  const characters = [...new Set(people.flatMap(({ character }) => character?.name ?? []))];
  const roles = new Intl.ListFormat('en-IN').format(characters);
  const daysText = facts.days
    ? t('days.ofTwo', { free: facts.days.free, of: facts.days.of })
    : t('facts.unknown');
  const languages = facts.languages.length > 0 ? facts.languages.join(', ') : t('facts.noLanguage');
  return (
    <section className={classes.card}>
      <h2>
        {namesOf(
          people.map(({ name }) => name),
          t,
        )}
      </h2>
      <p className={classes.characters}>{isTried ? t('card.asHeld', { characters: roles }) : roles}</p>
      <Facts>
        <Fact label={t('facts.height')}>{facts.height ?? t('facts.notGiven')}</Fact>
        <Fact label={t('facts.plays')}>{facts.ages ?? t('facts.notGiven')}</Fact>
        <Fact label={t(isPair ? 'facts.daysTwo' : 'facts.days')}>{daysText}</Fact>
        <Fact label={t(facts.languages.length === 1 ? 'facts.languageOne' : 'facts.language')}>
          {languages}
        </Fact>
        {facts.fee && <Fact label={t('facts.together')}>{facts.fee}</Fact>}
      </Facts>
      {!isTried && savedName !== undefined && (
        <p className={classes.saved}>
          <BookmarkCheck size={16} aria-hidden />
          {t('card.saved', { name: savedName })}
        </p>
      )}
      {!isTried && savedName === undefined && canSave && <SaveButton projectId={projectId} people={people} />}
    </section>
  );
}
