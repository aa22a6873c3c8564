import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  ConversationList,
  ListHead,
  MessageSearchField,
  PeopleDialog,
  SearchResults,
} from '../../../features/messaging/messages/index.ts';
import { paths } from '../../../shared/lib/paths.ts';

interface ListColumnProps {
  user: SessionUser;
  openId: number | undefined;
}

/** Everybody one talks to; while something is searched for, what was found instead. */
export function ListColumn({ user, openId }: ListColumnProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isRecruiter = user.user_type === 2;
  const open = (appId: number) => {
    setIsChoosing(false);
    void navigate(paths.messages({ conversation: appId, reply: 1 }), { state: { fromList: true } });
  };
  return (
    <>
      <ConversationList
        userId={user.user_id}
        isRecruiter={isRecruiter}
        openId={openId}
        head={
          <ListHead onNew={() => setIsChoosing(true)}>
            <MessageSearchField query={query} onSearch={setQuery} field={field} frame={frame} />
          </ListHead>
        }
        found={
          query === '' ? undefined : (
            <SearchResults query={query} userId={user.user_id} frame={frame} field={field} onOpen={open} />
          )
        }
      />
      <PeopleDialog
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        isRecruiter={isRecruiter}
        onOpen={open}
      />
    </>
  );
}
