import type { SignInMethod } from '@callboard/contract/accounts/sign-in-methods';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { readSignInWays } from '../../../../shared/lib/sign-in-ways.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Skeleton, SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import {
  type ProofBody,
  type RemovableMethod,
  readSignInMethodsAgain,
  readUserRecordAgain,
  sendConnectGithub,
  sendRemoveMethod,
  useSignInMethods,
} from '../api.ts';
import { useSettings } from '../model/settings-context.ts';
import { useProof } from '../model/use-proof.ts';
import { PasswordRow } from './password-row.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { Section } from './section.tsx';
import classes from './sessions-section.module.css';
import { MethodRow } from './sign-in-method-row.tsx';

const notConnected: SignInMethod = {
  method: 'github',
  address: null,
  is_verified: false,
  pending: null,
  since: null,
  can_remove: false,
};

/** Removing a method, or connecting GitHub: both after the owner has shown who they are. */
function useMethodActions(userId: number) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<RemovableMethod | 'connect'>('mobile');

  const remove = async (method: RemovableMethod, proof: ProofBody) => {
    await sendRemoveMethod(userId, method, proof);
    toast(t('signIn.removed', { method: t(`signIn.names.${method}`) }));
    await readSignInMethodsAgain(client);
    await readUserRecordAgain(client, userId).catch(() => undefined);
    await session.refreshUser().catch(() => undefined);
  };
  const connect = async (proof: ProofBody) => {
    const { url } = await sendConnectGithub(userId, proof);
    window.location.assign(url);
  };
  const proof = useProof((body) => (chosen === 'connect' ? connect(body) : remove(chosen, body)));
  return {
    chosen,
    dialog: proof.dialog,
    choose: (action: RemovableMethod | 'connect') => {
      setChosen(action);
      proof.ask();
    },
  };
}

/** Says once how it went at GitHub, and takes it out of the address. */
function useReturnFromGithub() {
  const { t } = useTranslation('settings');
  const [search, setSearch] = useSearchParams();
  const outcome = search.get('github');
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'connected') toast(t('signIn.githubConnected'));
    else toast(t('signIn.githubNotConnected'), { severity: 'error' });
    setSearch({}, { replace: true });
  }, [outcome, setSearch, t]);
}

export function SignInSection() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const { data, isPending, refetch } = useSignInMethods(record.user_id);
  const { chosen, dialog, choose } = useMethodActions(record.user_id);
  useReturnFromGithub();
  const methods = data?.results ?? [];
  const mayConnect = readSignInWays().github && !methods.some(({ method }) => method === 'github');
  return (
    <Section id="sign-in" title={t('sections.sign-in')} aside={t('signIn.aside')}>
      {data && (
        <ul className={classes.list} aria-label={t('sections.sign-in')}>
          {methods.map((one) => (
            <MethodRow key={one.method} method={one} onRemove={choose} />
          ))}
          {mayConnect && <MethodRow method={notConnected} onConnect={() => choose('connect')} />}
        </ul>
      )}
      {!data && isPending && (
        <Waiting label={t('signIn.loading')}>
          <div className={classes.placeholder}>
            <Skeleton width="2.5rem" height="2.5rem" />
            <SkeletonText lines={2} />
          </div>
        </Waiting>
      )}
      {!data && !isPending && (
        <p className={classes.failed} role="alert">
          {t('signIn.failed')}
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            {t('data.download.again')}
          </Button>
        </p>
      )}
      <PasswordRow />
      <ProofDialog
        {...dialog}
        lead={
          chosen === 'connect'
            ? t('signIn.connectLead')
            : t('signIn.removeLead', { method: t(`signIn.names.${chosen}`) })
        }
      />
    </Section>
  );
}
