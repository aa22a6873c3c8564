import type { ProjectPerson } from '@callboard/contract/casting/project-people';
import { ChevronDown, LogOut, SlidersHorizontal, UserMinus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import classes from './team-section.module.css';

export type PersonAction = 'change' | 'remove' | 'leave';

const looks = {
  change: { icon: SlidersHorizontal, tone: 'plain' },
  remove: { icon: UserMinus, tone: 'stop' },
  leave: { icon: LogOut, tone: 'stop' },
} as const;

interface PersonRowProps {
  person: ProjectPerson;
  /** The reader themself. */
  isReader: boolean;
  actions: readonly PersonAction[];
  onAction: (action: PersonAction) => void;
}

export function PersonRow({ person, isReader, actions, onAction }: PersonRowProps) {
  const { t } = useTranslation('projectPeople');
  const { name, image, userUniqueId, role, unlock_limit, unlocks_used } = person;
  const spends = role === 'associate' && unlock_limit !== null && unlock_limit > 0;
  const menu: MenuAction[] = actions.map((action) => ({
    key: action,
    label: t(`team.${action}`),
    ...looks[action],
    onChoose: () => onAction(action),
  }));
  return (
    <li className={classes.person}>
      <span className={classes.face}>
        <Avatar src={image ?? undefined} name={name} size="lg" />
      </span>
      <span className={classes.words}>
        <Link className={classes.name} to={paths.recruiter(userUniqueId)}>
          {name}
        </Link>
        <span className={classes.role}>
          {spends
            ? t('team.roles.associateWithCredits', { used: unlocks_used, count: unlock_limit })
            : t(`team.roles.${role}`)}
        </span>
      </span>
      {isReader && <span className={classes.you}>{t('team.you')}</span>}
      {menu.length > 0 && (
        <ActionMenu actions={menu}>
          <button type="button" className={classes.menu} aria-label={t('team.menu', { name })}>
            <ChevronDown size={18} aria-hidden />
          </button>
        </ActionMenu>
      )}
    </li>
  );
}
