import type { ActivityEntry } from '@callboard/contract/casting/project-people';
import type { projectActivity } from '../../../../shared/i18n/en/project-activity.ts';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';

type Written = keyof typeof projectActivity.sentences;
type Plural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type Sentence = Plural<Written>;

/** Kinds whose sentence is called as they are. Others have one that depends on what they name. */
const plain: readonly Sentence[] = [
  'project_created',
  'project_opened',
  'project_paused',
  'project_resumed',
  'project_closed',
  'project_reopened',
  'project_edited',
  'project_duplicated',
  'character_added',
  'characters_added',
  'character_edited',
  'character_dropped',
  'character_restored',
  'character_removed',
  'characters_sorted',
  'document_added',
  'document_version_added',
  'document_changed',
  'document_removed',
  'person_invited',
  'person_joined',
  'person_left',
  'person_removed',
  'person_role_changed',
  'scenario_added',
  'scenario_changed',
  'scenario_removed',
  'scenario_restored',
  'scenario_commented',
  'scenario_comment_deleted',
  'scenario_liked',
  'scenario_like_taken_back',
  'scenario_chosen',
  'scenarios_sorted',
  'cast_budget_changed',
  'talent_unlocked',
  'shortlist_noted',
  'shortlist_sorted',
  'not_for_marked',
  'not_for_undone',
  'share_interested',
  'share_declined',
];

/** Links for clients are of one character or of all of them. */
const aboutClients = [
  'client_link_made',
  'client_link_changed',
  'client_link_revoked',
  'client_answered',
  'client_changed_answers',
] as const;

/** They say whom they are about, or how many. */
const aboutEntries = [
  'shortlist_added',
  'shortlist_removed',
  'shortlist_restored',
  'shortlist_moved',
  'project_shared',
] as const;

/** What a sentence names must be there; otherwise the neutral one is said. */
const needs: Partial<Record<Sentence, string>> = {
  characters_added: 'count',
  document_added: 'title',
  document_version_added: 'title',
  document_changed: 'title',
  document_removed: 'title',
  scenario_added: 'title',
  scenario_changed: 'title',
  scenario_removed: 'title',
  scenario_restored: 'title',
  scenario_commented: 'title',
  scenario_comment_deleted: 'title',
  scenario_liked: 'title',
  scenario_like_taken_back: 'title',
  scenario_chosen: 'title',
  person_invited: 'role',
  person_joined: 'role',
  person_role_changed: 'role',
};

const isNamed = ({ values: { name } }: ActivityEntry) => typeof name === 'string';
const isCounted = ({ values: { count } }: ActivityEntry) => typeof count === 'number';
/** The name of one person goes with their account. */
const isOfOne = (entry: ActivityEntry) => isNamed(entry) || entry.values.count === 1;

export function sentenceOf(entry: ActivityEntry): Sentence {
  const { kind, values, character } = entry;
  const listed = aboutEntries.find((one) => one === kind);
  if (listed) {
    if (isOfOne(entry)) return listed;
    if ((listed === 'shortlist_removed' || listed === 'shortlist_restored') && !character)
      return `${listed}_several`;
    return isCounted(entry) ? `${listed}_count` : 'other';
  }
  const ofClients = aboutClients.find((one) => one === kind);
  if (ofClients) return character ? ofClients : `${ofClients}_all`;
  const known = plain.find((one) => one === kind);
  if (!known) return 'other';
  const need = needs[known];
  return need === undefined || values[need] !== undefined ? known : 'other';
}

const isRole = (value: unknown): value is 'associate' | 'viewer' =>
  value === 'associate' || value === 'viewer';

/** Lines about a character carry its name. */
const nameOfCharacter = ({ kind, values: { name } }: ActivityEntry) =>
  kind.startsWith('character_') ? name : undefined;

/** Who did what, with the name of who did it set apart. */
export function ActivitySentence({ entry }: { entry: ActivityEntry }) {
  const { t } = useTranslation('projectActivity');
  const { kind, actor, character, values } = entry;
  const { count, role: given } = values;
  const role = isRole(given) ? given : 'viewer';
  return (
    <Trans
      t={t}
      i18nKey={`sentences.${sentenceOf(entry)}`}
      {...(typeof count === 'number' && { count })}
      values={{
        name: t(kind.startsWith('person_') ? 'someMember' : 'someTalent'),
        client: t('someClient'),
        ...values,
        actor: actor?.name ?? t('former'),
        // Once a character is gone, its name as it was then.
        character: character?.name ?? nameOfCharacter(entry) ?? t('someCharacter'),
        role: t(`roles.${role}`),
        roleWithArticle: t(`rolesWithArticle.${role}`),
      }}
      components={{ who: <strong /> }}
    />
  );
}
