import {
  type ClientLink,
  changeClientLink,
  clientLinkDays,
  maxClientFaces,
  maxScenariosOfLink,
} from '@callboard/contract/casting/client-links';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { refresh } from '../../../../shared/lib/api/queries.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { type LinkContent, linkCalls, sendLinkChange, sendNewLink } from '../api.ts';
import type { PasscodeState } from '../components/passcode-choice.tsx';
import { type ClientLinksDialogProps, inDays, usualShows } from './link-form.ts';

export interface Made {
  readonly link: ClientLink;
  /** Shown once. */
  readonly passcode: string | undefined;
  readonly isNew: boolean;
}

export interface LinkFormProps extends Omit<ClientLinksDialogProps, 'canEdit' | 'onClose'> {
  /** The link to change. Undefined for a new one. */
  readonly link: ClientLink | undefined;
  readonly onCancel: () => void;
  readonly onMade: (made: Made) => void;
}

const shortest = 4;

/** The words of a link are what can be changed later as well. */
const words = changeClientLink.body.pick({ for_name: true, message: true, shows: true });

/** Everything about a new or changed link: its words as a form, and the choices beside it. */
export function useLinkForm({ projectId, character, talents, scenarioIds, link, onMade }: LinkFormProps) {
  const { t } = useTranslation('clientLinks');
  const { user } = useSession();
  const client = useQueryClient();
  const [clientId] = useState(newId);
  /** Null keeps the end that a link has. */
  const [days, setDays] = useState<number | null>(link ? null : clientLinkDays.default);
  const [scenarios, setScenarios] = useState<number[]>(() =>
    (scenarioIds ?? []).slice(0, maxScenariosOfLink),
  );
  const [passcode, setPasscode] = useState<PasscodeState>({
    isOn: link?.has_passcode ?? false,
    typed: '',
  });
  const typed = passcode.typed.trim();
  const keepsPasscode = link?.has_passcode === true && passcode.isOn && typed === '';
  const isTooShort = passcode.isOn && !keepsPasscode && typed.length < shortest;
  const ends = days === null ? {} : { expires_at: inDays(days) };

  const content: LinkContent = {
    project_id: projectId,
    ...(character && { charcter_id: character.id }),
    ...(talents && { user_ids: talents.slice(0, maxClientFaces).map(({ user_id }) => user_id) }),
    ...(scenarios.length > 0 && { scenario_ids: scenarios }),
  };
  const create = (body: Pick<ClientLink, 'for_name' | 'message' | 'shows'>) =>
    sendNewLink({
      ...body,
      ...content,
      ...(passcode.isOn && { passcode: typed }),
      expires_at: inDays(days ?? clientLinkDays.default),
      client_id: clientId,
    });
  const change = (id: number, body: Pick<ClientLink, 'for_name' | 'message' | 'shows'>) =>
    sendLinkChange(id, {
      ...body,
      ...ends,
      ...(!keepsPasscode && { passcode: passcode.isOn ? typed : null }),
    });

  const form = useContractForm({
    schema: words,
    start: {
      for_name: link?.for_name ?? '',
      message: link?.message ?? '',
      shows: link?.shows ?? usualShows,
    },
    labels: { for_name: t('form.forName'), message: t('form.message') },
    send: ({ for_name = null, message = null, shows = usualShows }) => {
      const body = { for_name, message, shows };
      return link ? change(link.id, body) : create(body);
    },
    onDone: (saved) => {
      void refresh(client, ...linkCalls);
      const isShown = passcode.isOn && !keepsPasscode;
      onMade({ link: saved, passcode: isShown ? typed : undefined, isNew: !link });
    },
    action: t(link ? 'form.saving' : 'form.creating'),
    errorText: ({ code }: RequestError) =>
      ({ LINK_EXPIRED: t('form.expired'), CONFLICT: t('form.tooMany'), NOT_FOUND: t('form.gone') })[
        String(code)
      ],
    ...(!link && {
      draft: {
        name: `${user?.user_id ?? 0}/client-link/${projectId}/${character?.id ?? 'all'}`,
        storedIn: 'browser' as const,
      },
    }),
  });
  return { form, content, days, setDays, scenarios, setScenarios, passcode, setPasscode, isTooShort };
}
