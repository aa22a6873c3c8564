import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { latePart } from '../../../shared/lib/late-part.tsx';
import { Avatar } from '../../../shared/ui/avatar/avatar.tsx';
import { HeaderPopover } from './header-popover.tsx';
import classes from './profile-menu.module.css';
import { ProfileMenuEntries } from './profile-menu-entries.tsx';
import { avatarOf } from './profile-rules.ts';

const { Part: ProfileIconDialog } = latePart(
  () => import('../../../features/people/profile-icon/profile-icon-dialog.tsx'),
);

interface ProfileMenuProps {
  user: SessionUser;
  pathname: string;
}

export function ProfileMenu({ user, pathname }: ProfileMenuProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const [isIconDialogOpen, setIsIconDialogOpen] = useState(false);
  return (
    <>
      <HeaderPopover
        opened={isOpen}
        onChange={setIsOpen}
        label={t('profileMenu.label')}
        width={288}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={classes.me}
            aria-label={t('profileMenu.open', { name: user.name })}
          >
            <Avatar src={avatarOf(user)} name={user.name} />
            <span className={classes.name}>{user.name}</span>
            <ChevronDown className={classes.chevron} size={16} aria-hidden />
          </button>
        )}
      >
        <ProfileMenuEntries
          user={user}
          pathname={pathname}
          onChoose={() => setIsOpen(false)}
          onChangeIcon={() => setIsIconDialogOpen(true)}
        />
      </HeaderPopover>
      {isIconDialogOpen && <ProfileIconDialog opened onClose={() => setIsIconDialogOpen(false)} />}
    </>
  );
}
