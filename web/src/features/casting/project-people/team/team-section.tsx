import '../i18n.ts';
import type { ProjectPerson } from '@callboard/contract/casting/project-people';
import { maxMembers, type ProjectRole } from '@callboard/contract/casting/project-values';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { PlainButton } from '../../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { type TeamProject, useTeam } from '../api.ts';
import { type PersonAction, PersonRow } from './person-row.tsx';
import classes from './team-section.module.css';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));
const ChangeDialog = lazy(() => import('./change-dialog.tsx'));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'));

type Opened =
  | { readonly dialog: 'invite' }
  | { readonly dialog: PersonAction; readonly person: ProjectPerson };

/** What the reader may do with someone: the owner with everyone else, others leave. */
function actionsFor(
  person: ProjectPerson,
  readerId: number,
  { role, isFrozen }: ReaderRights,
): PersonAction[] {
  if (person.role === 'owner') return [];
  if (person.user_id === readerId) return ['leave'];
  return role === 'owner' && !isFrozen ? ['change', 'remove'] : [];
}

interface ReaderRights {
  readonly role: ProjectRole;
  readonly isFrozen: boolean;
}

function InviteRow({ isFull, onOpen }: { isFull: boolean; onOpen: () => void }) {
  const { t } = useTranslation('projectPeople');
  if (isFull) return <p className={classes.full}>{t('team.full', { most: maxMembers })}</p>;
  return (
    <PlainButton className={classes.invite} onClick={onOpen}>
      <span className={classes.seat} aria-hidden>
        <UserPlus size={18} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{t('team.invite')}</span>
        <span className={classes.role}>{t('team.inviteHint')}</span>
      </span>
    </PlainButton>
  );
}

interface OpenDialogProps {
  project: TeamProject;
  opened: Opened | undefined;
  people: readonly ProjectPerson[];
  onClose: () => void;
}

function OpenDialog({ project, opened, people, onClose }: OpenDialogProps) {
  if (!opened) return null;
  const owner = people.find(({ role }) => role === 'owner');
  return (
    <Suspense fallback={null}>
      {opened.dialog === 'invite' && <InviteDialog project={project} onClose={onClose} />}
      {opened.dialog === 'change' && (
        <ChangeDialog project={project} person={opened.person} onClose={onClose} />
      )}
      {(opened.dialog === 'remove' || opened.dialog === 'leave') && (
        <RemoveDialog
          project={project}
          person={opened.person}
          isLeaving={opened.dialog === 'leave'}
          ownerName={owner?.name}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

/** Who works on a project. The owner invites, changes and removes people; others can leave. */
export function TeamSection({ project }: { project: TeamProject }) {
  const { t } = useTranslation('projectPeople');
  const { user } = useSession();
  const query = useTeam(project.id);
  const [opened, setOpened] = useState<Opened>();
  if (!user) return null;
  const rights = { role: project.role, isFrozen: user.isFreezed };
  const mayInvite = project.role === 'owner' && !user.isFreezed && project.status !== 'closed';
  const people = query.data?.people ?? [];
  const taken = people.length - 1 + (query.data?.invitations.length ?? 0);
  return (
    <section>
      <SectionTitle aside={people.length > 0 && t('team.count', { count: people.length })}>
        {t('team.title')}
      </SectionTitle>
      <QueryState query={query} thing={t('team.thing')} level={3} waiting={<SkeletonText lines={3} />}>
        {(team) => (
          <ul className={classes.people}>
            {team.people.map((person) => (
              <PersonRow
                key={person.user_id}
                person={person}
                isReader={person.user_id === user.user_id}
                actions={actionsFor(person, user.user_id, rights)}
                onAction={(dialog) => setOpened({ dialog, person })}
              />
            ))}
            {mayInvite && (
              <li>
                <InviteRow isFull={taken >= maxMembers} onOpen={() => setOpened({ dialog: 'invite' })} />
              </li>
            )}
          </ul>
        )}
      </QueryState>
      <OpenDialog project={project} opened={opened} people={people} onClose={() => setOpened(undefined)} />
    </section>
  );
}
