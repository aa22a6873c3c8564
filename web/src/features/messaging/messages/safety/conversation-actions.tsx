import type { ChatPerson } from '@callboard/contract/messaging/conversations';
import { Ellipsis, User } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import classes from './conversation-actions.module.css';
import { pageOf } from './page-of.ts';

interface ConversationActionsProps {
  person: ChatPerson;
  actions: readonly MenuAction[];
}

/** At the head of a conversation: the profile, and behind a button what is wanted rarely. */
export function ConversationActions({ person, actions }: ConversationActionsProps) {
  const { t } = useTranslation('messages');
  return (
    <>
      {person.is_open && (
        <ButtonLink
          className={classes.profile ?? ''}
          to={pageOf(person)}
          variant="outline"
          leftSection={<User size={16} aria-hidden />}
        >
          {t('safety.profile')}
        </ButtonLink>
      )}
      <ActionMenu actions={actions}>
        <button type="button" className={classes.more} aria-label={t('safety.menu', { name: person.name })}>
          <Ellipsis size={20} aria-hidden />
        </button>
      </ActionMenu>
    </>
  );
}
